import { createOperatorApp } from '@/backend/operator/operator-app';
import { createKeyRing } from '@/backend/platform/sealing/key-ring';
import { rotateSecondFactors, warnOfSecondFactors } from '@/backend/staff';
import { findPersonByMail } from '@/backend/staff/people/person-rows';
import { codeAt } from '@/backend/staff/people/second-factor/totp';
import { openSession } from '@/backend/staff/people/sessions';
import type { Invited } from '@/lib/contract/staff/people-calls';
import type { OfferedFactor, Recovery } from '@/lib/contract/staff/second-factor-calls';
import type { StaffRole } from '@/lib/domain/staff/roles';
import { stepAt } from '@/lib/domain/staff/second-factor';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle } from '@/tests/support/backend/tenant-bundle';
import { createAccountsKey } from '@/tests/support/shops/account-shop';
import { callsOf, cookieOf, invite, joinStaff, PASSWORD, STAFF_HOST } from '@/tests/support/shops/person';
import { keyOf } from '@/tests/support/shops/shop';

const NOON = new Date('2026-11-18T17:00:00Z');
const KEY = createAccountsKey();
const FACTOR = '/people/me/second_factor.json';
const WANTED = 'otra-clave-nueva';
const host = STAFF_HOST;
let backend: TestBackend;
let slug: string;
beforeAll(async () => {
  backend = await createTestBackend({ ACCOUNTS_KEY: KEY, LIMIT_SIGN_INS_PER_MINUTE: '20' });
});
beforeEach(async () => {
  backend.clock.now = NOON;
  slug = (await backend.importTenant(createBundle())).slug;
});
afterAll(() => backend.close());

type Person = Awaited<ReturnType<typeof joinStaff>>;
const pass = (ms: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + ms);
};
const from = (last: number) => ({ 'x-forwarded-for': `198.51.100.${last}` });
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  backend.ask({ host, method: 'POST', path, body, headers });
const signIn = (mail: string, more: object = {}, headers: Record<string, string> = {}) =>
  post('/people/sessions.json', { mail, password: PASSWORD, ...more }, headers);
const offer = ({ me }: Person, password = PASSWORD) =>
  me({ method: 'POST', path: FACTOR, body: { password } });
const prove = ({ me }: Person, code: string) => me({ method: 'PUT', path: FACTOR, body: { code } });
const end = (person: Pick<Person, 'me'>, body: object) =>
  person.me({ method: 'POST', path: '/people/me/second_factor/end.json', body });
const idOf = async (mail: string) => (await findPersonByMail({ db: backend.db, mail }))?.id ?? 999_999;

/** Reads what an app reads, and counts as it does. */
function appOf({ uri }: OfferedFactor) {
  const text = new URL(uri).searchParams.get('secret')?.toLowerCase() ?? '';
  const bits = [...text].map((sign) => 'abcdefghijklmnopqrstuvwxyz234567'.indexOf(sign).toString(2));
  const bytes =
    bits
      .map((one) => one.padStart(5, '0'))
      .join('')
      .match(/.{8}/g) ?? [];
  const secret = Buffer.from(bytes.map((one) => Number.parseInt(one, 2)));
  return (later = 0) => codeAt({ secret, step: stepAt(backend.clock.now) + later });
}
const wrongCode = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, '0');

/** Somebody with a second factor; half a minute later, for the code that proved it is taken. */
async function withFactor(role: StaffRole) {
  const person = await joinStaff({ backend, slug, role });
  const app = appOf((await offer(person)).body as OfferedFactor);
  const proved = await prove(person, app());
  pass(30_000);
  const { recovery_codes: codes } = proved.body as Recovery;
  const { me, at } = callsOf({ backend, slug, headers: cookieOf(proved) });
  return { mail: person.mail, before: person, me, at, app, codes };
}
const written = async () =>
  (
    await backend.db.lookUp<{ action: string }>(
      `select a.action from staff_actions a join instances i on i.id = a.instance_id
       where i.slug = $1 order by a.id`,
      [slug],
    )
  ).map(({ action }) => action);

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('counts as RFC 6238 does, at %d', (second, code) => {
  const secret = Buffer.from('12345678901234567890');
  expect(codeAt({ secret, step: stepAt(new Date(second * 1_000)) })).toBe(code);
});

describe('a second factor (rule staff/second-factor)', () => {
  it('is added with the password and proved by a code; sessions without it end, and no secret is stored open', async () => {
    const ana = await joinStaff({ backend, slug, role: 'owner' });
    const tablet = callsOf({ backend, slug, headers: cookieOf(await signIn(ana.mail)) });
    expect(keyOf(await offer(ana, 'no-es-esta-clave'))).toBe('wrong_sign_in');
    const offered = (await offer(ana)).body as OfferedFactor;
    const app = appOf(offered);
    // It asks for nothing yet.
    expect((await signIn(ana.mail)).status).toBe(201);
    expect(keyOf(await prove(ana, wrongCode(app())))).toBe('second_factor_wrong');
    const proved = await prove(ana, app());
    const { recovery_codes: codes } = proved.body as Recovery;
    expect([proved.status, codes.length, new Set(codes).size]).toEqual([200, 10, 10]);
    for (const old of [ana, tablet]) expect((await old.me({ path: '/people/me.json' })).status).toBe(401);
    const own = callsOf({ backend, slug, headers: cookieOf(proved) });
    expect((await own.me({ path: FACTOR })).body).toEqual({ state: 'on', recovery_left: 10 });
    expect(keyOf(await own.me({ method: 'POST', path: FACTOR, body: { password: PASSWORD } }))).toBe(
      'conflict',
    );
    const rows = await backend.db.lookUp(
      'select f::text as row from staff_second_factors f union all select r::text from staff_recovery_codes r',
    );
    const text = JSON.stringify(rows).toLowerCase();
    for (const secret of [offered.secret, ...codes]) expect(text).not.toContain(secret.toLowerCase());
    expect(await written()).toContain('person.second_factor_on');
  });

  it('is asked for after the right password alone, so nobody learns who has one', async () => {
    const { mail, app } = await withFactor('owner');
    const plain = await joinStaff({ backend, slug, role: 'kitchen' });
    const password = 'no-es-esta-clave';
    const [with2, without] = [await signIn(mail, { password }), await signIn(plain.mail, { password })];
    expect([with2.status, with2.text]).toEqual([without.status, without.text]);
    const coded = await signIn(mail, { password, code: app() });
    expect(keyOf(coded)).toBe('wrong_sign_in');
    const asked = await signIn(mail);
    expect([asked.status, keyOf(asked), cookieOf(asked)]).toEqual([401, 'second_factor_needed', {}]);
    // The wrong password did not use the code up.
    expect((await signIn(mail, { code: app() })).status).toBe(201);
  });

  it('takes a code once, also from two at once, and none that is older (guarantee/one-code)', async () => {
    const { mail, app } = await withFactor('owner');
    const earlier = app();
    pass(30_000);
    const code = app();
    const answers = await Promise.all([signIn(mail, { code }, from(1)), signIn(mail, { code }, from(2))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 401]);
    for (const old of [code, earlier])
      expect(keyOf(await signIn(mail, { code: old }, from(3)))).toBe('second_factor_wrong');
    expect((await signIn(mail, { code: app(1) }, from(4))).status).toBe(201);
    expect(keyOf(await signIn(mail, { code: app(3) }, from(5)))).toBe('second_factor_wrong');
  });

  it('lets a recovery code in once, also for two at once, and writes it down', async () => {
    const { mail, codes, me } = await withFactor('owner');
    const code = ` ${codes[0]?.toUpperCase()} `;
    const answers = await Promise.all([signIn(mail, { code }, from(1)), signIn(mail, { code }, from(2))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 401]);
    expect((await me({ path: FACTOR })).body).toEqual({ state: 'on', recovery_left: 9 });
    expect((await written()).filter((action) => action === 'person.recovery_used')).toHaveLength(1);
    const other = await joinStaff({ backend, slug, role: 'kitchen' });
    expect((await signIn(other.mail, { code: codes[1] })).status).toBe(201);
    expect((await signIn(mail, { code: codes[1] }, from(3))).status).toBe(201);
  });

  it('stops wrong codes of one person, from wherever they come, and the right one waits there too', async () => {
    const { mail, app } = await withFactor('owner');
    const statuses: number[] = [];
    for (let one = 0; one < 21; one += 1)
      statuses.push((await signIn(mail, { code: wrongCode(app()) }, from(one % 7))).status);
    expect(statuses).toEqual([...Array(20).fill(401), 429]);
    expect((await signIn(mail, { code: app() }, from(8))).status).toBe(429);
    pass(10 * 60_000);
    expect((await signIn(mail, { code: app() }, from(8))).status).toBe(201);
  });

  it('is asked for by a link to a new password and by an invitation, which are not used up by the question', async () => {
    const { mail, app } = await withFactor('kitchen');
    const owner = await joinStaff({ backend, slug, role: 'owner' });
    const path = `/staff/people/${await idOf(mail)}/password_link.json`;
    const { url } = (await owner.at({ method: 'POST', path })).body as Invited;
    const accept = (body: object, last: number) => post('/people/invitations/accept.json', body, from(last));
    const link = { token: url.split('#token=')[1], password: WANTED };
    expect(keyOf(await accept(link, 1))).toBe('second_factor_needed');
    expect(keyOf(await accept({ ...link, code: wrongCode(app()) }, 2))).toBe('second_factor_wrong');
    expect((await signIn(mail, { password: WANTED }, from(3))).status).toBe(401);
    expect((await accept({ ...link, code: app() }, 4)).status).toBe(201);
    pass(30_000);
    const elsewhere = (await backend.importTenant(createBundle())).slug;
    const invited = {
      token: await invite({ backend, slug: elsewhere, mail, role: 'owner' }),
      password: WANTED,
    };
    expect(keyOf(await accept(invited, 5))).toBe('second_factor_needed');
    expect((await accept({ ...invited, code: app() }, 6)).status).toBe(201);
  });

  it('opens no session for a password that was checked before it was there', async () => {
    const ana = await joinStaff({ backend, slug, role: 'owner' });
    const checked = await findPersonByMail({ db: backend.db, mail: ana.mail });
    const app = appOf((await offer(ana)).body as OfferedFactor);
    await prove(ana, app());
    if (!checked) throw new Error('nobody');
    const late = { db: backend.db, now: NOON, person: checked, agent: 'Caja' };
    await expect(openSession(late)).rejects.toMatchObject({ key: 'wrong_sign_in' });
    expect(await openSession({ ...late, isProved: true })).toMatch(/^[\w-]{43}$/);
  });

  it('ends with the password and a code, and not without', async () => {
    const { mail, me, app } = await withFactor('manager');
    expect(keyOf(await end({ me }, { password: 'no-es-esta-clave', code: app() }))).toBe('wrong_sign_in');
    expect(keyOf(await end({ me }, { password: PASSWORD, code: wrongCode(app()) }))).toBe(
      'second_factor_wrong',
    );
    expect((await end({ me }, { password: PASSWORD, code: app() })).body).toEqual({
      state: 'off',
      recovery_left: 0,
    });
    expect((await signIn(mail)).status).toBe(201);
    expect(await written()).toContain('person.second_factor_off');
  });

  it('is taken away by the operator alone, at a restaurant where they work, and that is written down', async () => {
    const { mail } = await withFactor('manager');
    const elsewhere = (await backend.importTenant(createBundle())).slug;
    const app = createOperatorApp({ deps: backend.deps, key: 'the-key' });
    const clear = async (at: string, key = 'the-key') =>
      app.request(`/operator/tenants/${at}/people/${await idOf(mail)}/second-factor`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${key}` },
      });
    expect([(await clear(slug, 'another')).status, (await clear(elsewhere)).status]).toEqual([401, 404]);
    expect(keyOf(await signIn(mail))).toBe('second_factor_needed');
    expect(await (await clear(slug)).json()).toEqual({ cleared: true });
    expect(await (await clear(slug)).json()).toEqual({ cleared: false });
    expect((await signIn(mail)).status).toBe(201);
    expect((await written()).filter((one) => one === 'person.second_factor_cleared')).toHaveLength(1);
  });

  it('is sealed anew with another key, and without its key only recovery codes open', async () => {
    const { mail, app, codes } = await withFactor('owner');
    const { db } = backend;
    const newest = createAccountsKey();
    const error = jest.fn();
    const ring = createKeyRing({ newest, earlier: [KEY] });
    expect(
      await warnOfSecondFactors({ db, ring: createKeyRing({ newest, earlier: [] }), log: { error } }),
    ).toBe((await backend.db.lookUp('select 1 from staff_second_factors')).length);
    expect(error).toHaveBeenCalledTimes(1);
    const { resealed, unread } = await rotateSecondFactors({ db, ring });
    // Other tests of this database keep theirs under keys of their own.
    expect([resealed > 0, unread.includes(mail)]).toEqual([true, false]);
    expect(keyOf(await signIn(mail, { code: app() }))).toBe('second_factor_wrong');
    expect((await signIn(mail, { code: codes[0] })).status).toBe(201);
    const back = await rotateSecondFactors({ db, ring: createKeyRing({ newest: KEY, earlier: [newest] }) });
    expect(back.unread).not.toContain(mail);
    expect((await signIn(mail, { code: app() })).status).toBe(201);
  });
});

test('an installation without a key for secrets offers none, and says so', async () => {
  const bare = await createTestBackend();
  const own = (await bare.importTenant(createBundle())).slug;
  const { me } = await joinStaff({ backend: bare, slug: own, role: 'owner' });
  expect((await me({ path: FACTOR })).body).toEqual({ state: 'unavailable', recovery_left: 0 });
  const refused = await me({ method: 'POST', path: FACTOR, body: { password: PASSWORD } });
  expect([refused.status, keyOf(refused)]).toEqual([404, 'not_found']);
  await bare.close();
});
