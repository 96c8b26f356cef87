import type { AskedPasskey, OfferedPasskey, Passkey } from '@/lib/contract/staff/passkey-calls';
import type { StaffRole } from '@/lib/domain/staff/roles';
import type { TestBackend } from '@/tests/support/backend/backend';
import { createAuthenticator } from './authenticator';
import { joinStaff, PASSWORD, STAFF_HOST } from './person';

type Person = Pick<Awaited<ReturnType<typeof joinStaff>>, 'me'>;

export const RELYING_PARTY = { id: STAFF_HOST, origin: `http://${STAFF_HOST}:3000` };
/** An address of the network. */
export const from = (last: number) => ({ 'x-forwarded-for': `198.51.100.${last}` });

/** The calls about passkeys, of somebody and of a sign-in page. */
export function passkeyCalls(find: () => { backend: TestBackend; slug: string }) {
  const post = (path: string, body?: object, headers: Record<string, string> = {}) =>
    find().backend.ask({ host: STAFF_HOST, method: 'POST', path, ...(body && { body }), headers });
  const offer = ({ me }: Person, more: object = {}) =>
    me({ method: 'POST', path: '/people/me/passkeys/offer.json', body: { password: PASSWORD, ...more } });
  const offered = async (person: Person) => (await offer(person)).body as OfferedPasskey;
  const add = ({ me }: Person, given: object, name = 'Mi teléfono') =>
    me({ method: 'POST', path: '/people/me/passkeys.json', body: { name, ...given } });
  const own = async ({ me }: Person) => (await me({ path: '/people/me/passkeys.json' })).body as Passkey[];
  const remove = ({ me }: Person, id: number, password = PASSWORD) =>
    me({ method: 'POST', path: `/people/me/passkeys/${id}/end.json`, body: { password } });
  const asked = async (last = 1) =>
    (await post('/people/passkeys/offer.json', undefined, from(last))).body as AskedPasskey;
  const enter = (given: object, headers = from(1)) => post('/people/passkeys/sessions.json', given, headers);
  /** Somebody with a passkey. */
  async function withPasskey(role: StaffRole, made: Parameters<typeof createAuthenticator>[0] = {}) {
    const person = await joinStaff({ ...find(), role });
    const key = createAuthenticator(made);
    const { status, text } = await add(person, key.make(await offered(person)));
    if (status !== 201) throw new Error(`${status} ${text}`);
    return { ...person, key };
  }
  const signIn = async (key: ReturnType<typeof createAuthenticator>) => enter(key.sign(await asked()));
  return { ...{ post, offer, offered, add, own, remove }, ...{ asked, enter, withPasskey, signIn } };
}
