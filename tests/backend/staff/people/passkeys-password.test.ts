import { checkPasskey } from '@/backend/staff/people/passkeys/check-passkey';
import type { Passkey } from '@/lib/contract/staff/passkey-calls';
import type { Tablet } from '@/lib/contract/staff/tablet-calls';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createAuthenticator } from '@/tests/support/shops/authenticator';
import { passkeyCalls } from '@/tests/support/shops/passkeys';
import { callsOf, cookieOf, PASSWORD, STAFF_HOST } from '@/tests/support/shops/person';
import { keyOf, openShop } from '@/tests/support/shops/shop';
import { givePin, openTablet } from '@/tests/support/shops/tablet';

const NOON = new Date('2026-11-18T17:00:00Z');
const WANTED = 'otra-clave-nueva';
let backend: TestBackend;
let slug: string;
let branchId: number;
beforeAll(async () => {
  backend = await createTestBackend({ LIMIT_SIGN_INS_PER_MINUTE: '40' });
});
beforeEach(async () => {
  backend.clock.now = NOON;
  const shop = await openShop(backend);
  [slug, branchId] = [shop.slug, shop.branchId()];
});
afterAll(() => backend.close());

type Caller = Pick<ReturnType<typeof callsOf>, 'me'>;
const { post, offered, add, asked, enter, withPasskey, signIn } = passkeyCalls(() => ({ backend, slug }));
const set = ({ me }: Caller, given: object, wanted = WANTED) =>
  me({ method: 'PUT', path: '/people/me/passkeys/password.json', body: { ...given, wanted } });
const byPassword = (mail: string, password: string) => post('/people/sessions.json', { mail, password });
/** Somebody with a passkey, who signed in by it alone. */
async function enteredByPasskey() {
  const person = await withPasskey('owner');
  return { ...person, ...callsOf({ backend, slug, headers: cookieOf(await signIn(person.key)) }) };
}

describe('a new password by a passkey (rule staff/passkeys)', () => {
  it('is set by who lost the old one, ends the other sessions, PINs and passkeys, and keeps the one that signed', async () => {
    const ana = await withPasskey('owner');
    const other = createAuthenticator();
    await add(ana, other.make(await offered(ana)), 'La tableta');
    await givePin({ backend, slug, mail: ana.mail, pin: '4826' });
    const entered = callsOf({ backend, slug, headers: cookieOf(await signIn(ana.key)) });
    const changed = await set(entered, ana.key.sign(await asked()));
    expect([changed.status, changed.body]).toMatchObject([200, [{ is_current: true }]]);
    // A copy of the cookie ends as the other sessions do.
    expect((await entered.me({ path: '/people/me.json' })).status).toBe(401);
    expect((await ana.me({ path: '/people/me.json' })).status).toBe(401);
    const own = callsOf({ backend, slug, headers: cookieOf(changed) });
    const left = (await own.me({ path: '/people/me/passkeys.json' })).body as Passkey[];
    expect(left.map(({ name }) => name)).toEqual(['Mi teléfono']);
    expect(keyOf(await signIn(other))).toBe('passkey_unknown');
    expect((await signIn(ana.key)).status).toBe(201);
    expect((await byPassword(ana.mail, PASSWORD)).status).toBe(401);
    expect((await byPassword(ana.mail, WANTED)).status).toBe(201);
    const rows = await backend.db.lookUp<{ action: string }>(
      `select a.action from staff_actions a join instances i on i.id = a.instance_id
       where i.slug = $1 and a.action = 'person.password'`,
      [slug],
    );
    const pins = await backend.db.lookUp(
      'select 1 from staff_pins n join instances i on i.id = n.instance_id where i.slug = $1',
      [slug],
    );
    expect([rows.length, pins.length]).toEqual([1, 0]);
  });

  it('is not set by a session alone, though a passkey opened it, nor by a signature that was used or is late', async () => {
    const ana = await enteredByPasskey();
    const spent = ana.key.sign(await asked());
    expect((await enter(spent)).status).toBe(201);
    expect(keyOf(await set(ana, spent))).toBe('passkey_expired');
    const late = ana.key.sign(await asked());
    backend.clock.now = new Date(NOON.getTime() + 10 * 60_000 + 1);
    expect(keyOf(await set(ana, late))).toBe('passkey_expired');
    expect((await set(ana, {})).status).toBe(422);
    expect(keyOf(await set(ana, ana.key.sign(await asked(), { flags: 1 })))).toBe('passkey_refused');
    const bare = await ana.me({ method: 'PUT', path: '/people/me/password.json', body: { wanted: WANTED } });
    expect(bare.status).toBe(422);
    expect((await byPassword(ana.mail, PASSWORD)).status).toBe(201);
  });

  it('is refused with the passkey of somebody else, who keeps their password too', async () => {
    const ana = await enteredByPasskey();
    const leo = await withPasskey('kitchen');
    expect(keyOf(await set(ana, leo.key.sign(await asked())))).toBe('passkey_refused');
    expect((await byPassword(ana.mail, PASSWORD)).status).toBe(201);
    expect((await byPassword(leo.mail, PASSWORD)).status).toBe(201);
  });

  it('is set by no tablet, with a PIN or without, and by nobody who is signed out', async () => {
    const ana = await withPasskey('owner');
    await givePin({ backend, slug, mail: ana.mail, pin: '4826' });
    const tablet = await openTablet({ backend, slug, by: ana, branchId });
    const { people } = (await tablet.me({ path: '/people/device.json' })).body as Tablet;
    const turn = { person_id: people[0]?.id, pin: '4826' };
    expect((await tablet.me({ method: 'POST', path: '/people/device/turn.json', body: turn })).status).toBe(
      201,
    );
    const given = async () => ana.key.sign(await asked());
    expect((await set(tablet, await given())).status).toBe(401);
    expect(
      (await set({ me: (ask) => backend.ask({ host: STAFF_HOST, ...ask }) }, await given())).status,
    ).toBe(401);
    expect((await byPassword(ana.mail, PASSWORD)).status).toBe(201);
  });

  it('is as hard to guess as any, and a weak one spends no challenge', async () => {
    const ana = await enteredByPasskey();
    const given = ana.key.sign(await asked());
    expect(keyOf(await set(ana, given, 'corta'))).toBe('password_weak');
    expect((await set(ana, given)).status).toBe(200);
  });

  it('is not set by a passkey that was removed once it was checked', async () => {
    const ana = await enteredByPasskey();
    const checked = await checkPasskey({
      ...{ deps: { db: backend.db, countTry: async () => async () => undefined }, now: NOON, visitor: null },
      rp: { id: STAFF_HOST, origin: `http://${STAFF_HOST}:3000` },
      given: ana.key.sign(await asked()),
    });
    await backend.db.system((sql) => sql('delete from staff_passkeys where id = $1', [checked.passkeyId]));
    await expect(backend.db.system((sql) => checked.use(sql))).rejects.toMatchObject({
      key: 'passkey_refused',
    });
  });
});
