import { checkPasskey } from '@/backend/staff/people/passkeys/check-passkey';
import { codeAt } from '@/backend/staff/people/second-factor/totp';
import { openSession } from '@/backend/staff/people/sessions';
import type { OfferedPasskey } from '@/lib/contract/staff/passkey-calls';
import type { Invited } from '@/lib/contract/staff/people-calls';
import type { OfferedFactor } from '@/lib/contract/staff/second-factor-calls';
import { stepAt } from '@/lib/domain/staff/second-factor';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle } from '@/tests/support/backend/tenant-bundle';
import { createAccountsKey } from '@/tests/support/shops/account-shop';
import { createAuthenticator } from '@/tests/support/shops/authenticator';
import { from, passkeyCalls, RELYING_PARTY } from '@/tests/support/shops/passkeys';
import { callsOf, cookieOf, joinStaff, PASSWORD } from '@/tests/support/shops/person';
import { keyOf } from '@/tests/support/shops/shop';

const NOON = new Date('2026-11-18T17:00:00Z');
const WANTED = 'otra-clave-nueva';
/** The bytes of a secret as an app reads it (RFC 4648). */
const toBytes = (text: string) =>
  Buffer.from(
    (
      [...text.toLowerCase()]
        .map((sign) => 'abcdefghijklmnopqrstuvwxyz234567'.indexOf(sign).toString(2).padStart(5, '0'))
        .join('')
        .match(/.{8}/g) ?? []
    ).map((one) => Number.parseInt(one, 2)),
  );
let backend: TestBackend;
let slug: string;
beforeAll(async () => {
  backend = await createTestBackend({ ACCOUNTS_KEY: createAccountsKey(), LIMIT_SIGN_INS_PER_MINUTE: '40' });
});
beforeEach(async () => {
  backend.clock.now = NOON;
  slug = (await backend.importTenant(createBundle())).slug;
});
afterAll(() => backend.close());

const pass = (ms: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + ms);
};
const { post, offer, offered, add, own, remove, asked, enter, withPasskey, signIn } = passkeyCalls(() => ({
  backend,
  slug,
}));
const written = async () =>
  (
    await backend.db.lookUp<{ action: string; details: object }>(
      `select a.action, a.details from staff_actions a join instances i on i.id = a.instance_id
       where i.slug = $1 order by a.id`,
      [slug],
    )
  ).map(({ action, details }) => [action, details]);

describe('a passkey (rule staff/passkeys)', () => {
  it('is added with the password, has a name, signs in without a mail, and says when it was used', async () => {
    const ana = await joinStaff({ backend, slug, role: 'owner' });
    expect(keyOf(await offer(ana, { password: 'no-es-esta-clave' }))).toBe('wrong_sign_in');
    const key = createAuthenticator();
    const made = await add(ana, key.make(await offered(ana)), '  Mi teléfono ');
    expect([made.status, made.body]).toEqual([
      201,
      [{ id: expect.any(Number), name: 'Mi teléfono', created_at: NOON.toISOString(), used_at: null }],
    ]);
    pass(60_000);
    const entered = await signIn(key);
    expect([entered.status, entered.body]).toMatchObject([201, { mail: ana.mail, tenants: [{ slug }] }]);
    const { me } = callsOf({ backend, slug, headers: cookieOf(entered) });
    expect(await own({ me })).toMatchObject([{ used_at: backend.clock.now.toISOString() }]);
    expect(await written()).toEqual([
      ['person.passkey_added', { name: 'Mi teléfono' }],
      ['person.signed_in', {}],
    ]);
  });

  it('asks for the second factor before it is added, and for none when it opens', async () => {
    const ana = await joinStaff({ backend, slug, role: 'owner' });
    const factor = {
      method: 'POST',
      path: '/people/me/second_factor.json',
      body: { password: PASSWORD },
    } as const;
    const { uri } = (await ana.me(factor)).body as OfferedFactor;
    const secret = toBytes(new URL(uri).searchParams.get('secret') ?? '');
    const code = () => codeAt({ secret, step: stepAt(backend.clock.now) });
    const proved = await ana.me({ ...factor, method: 'PUT', body: { code: code() } });
    const person = callsOf({ backend, slug, headers: cookieOf(proved) });
    pass(30_000);
    expect(keyOf(await offer(person))).toBe('second_factor_needed');
    const key = createAuthenticator();
    const { body } = await offer(person, { code: code() });
    expect((await add(person, key.make(body as OfferedPasskey))).status).toBe(201);
    expect((await signIn(key)).status).toBe(201);
    pass(30_000);
    const path = '/people/me/second_factor/end.json';
    const ended = await person.me({ method: 'POST', path, body: { password: PASSWORD, code: code() } });
    expect([ended.status, (await signIn(key)).status]).toEqual([200, 201]);
  });

  it('is taken once by its challenge, also by two at once, and by none that is late or for something else (guarantee/one-challenge)', async () => {
    const ana = await withPasskey('owner');
    const given = ana.key.sign(await asked());
    const both = await Promise.all([enter(given, from(1)), enter(given, from(2))]);
    expect(both.map((one) => (one.status === 201 ? 201 : keyOf(one))).sort()).toEqual([
      201,
      'passkey_expired',
    ]);
    expect(keyOf(await enter(given))).toBe('passkey_expired');
    const late = await asked();
    pass(10 * 60_000 + 1);
    expect(keyOf(await enter(ana.key.sign(late)))).toBe('passkey_expired');
    expect(keyOf(await enter(ana.key.sign({ challenge: 'a'.repeat(43) })))).toBe('passkey_expired');
    const ofAdding = await offered(ana);
    expect(keyOf(await enter(ana.key.sign(ofAdding)))).toBe('passkey_expired');
    const other = createAuthenticator();
    expect(keyOf(await add(ana, other.make({ ...ofAdding, ...(await asked()) })))).toBe('passkey_expired');
    // Nor by another session of the same person.
    const { me } = callsOf({ backend, slug, headers: cookieOf(await signIn(ana.key)) });
    expect(keyOf(await add({ me }, other.make(ofAdding)))).toBe('passkey_expired');
    expect((await add(ana, other.make(ofAdding))).status).toBe(201);
    expect(keyOf(await add(ana, other.make(ofAdding)))).toBe('passkey_expired');
  });

  it.each([
    ['another address', { origin: 'http://staff.localhost.evil.example' }],
    ['another name', { rpId: 'evil.example' }],
    ['nobody who proved who they are', { flags: 1 }],
    ['another purpose', { type: 'webauthn.create' }],
    ['another person', { handle: 'cGVyc29uIDk5OTk5' }],
    ['a count that stands still', { counter: 1 }],
    ['a count that went back', { counter: 0 }],
  ])('is refused from %s, and its challenge is spent', async (_what, told) => {
    const { key } = await withPasskey('owner');
    const challenge = await asked();
    const refused = await enter(key.sign(challenge, told));
    expect([refused.status, keyOf(refused), cookieOf(refused)]).toEqual([401, 'passkey_refused', {}]);
    expect(keyOf(await enter(key.sign(challenge)))).toBe('passkey_expired');
    expect((await signIn(key)).status).toBe(201);
  });

  it('is refused with the signature of another key, or one that was touched', async () => {
    const [ana, leo] = [await withPasskey('owner'), await withPasskey('kitchen')];
    const [own, other] = [ana.key.sign(await asked()), leo.key.sign(await asked())];
    expect(keyOf(await enter({ ...own, signature: other.signature }))).toBe('passkey_refused');
    const mixed = { ...leo.key.sign(await asked()), credential_id: own.credential_id, handle: own.handle };
    expect(keyOf(await enter(mixed))).toBe('passkey_refused');
    const bad = { ...ana.key.sign(await asked()), client_data: 'bm8ganNvbg' };
    expect(keyOf(await enter(bad))).toBe('passkey_refused');
  });

  it.each(['1', 'null', '[]', '{"challenge":1}', '{"challenge":{"a":1}}', '{"__proto__":{"challenge":"a"}}'])(
    'is refused by what a stranger signs in its place: %s',
    async (signed) => {
      const { key } = await withPasskey('owner');
      const given = { ...key.sign(await asked()), client_data: Buffer.from(signed).toString('base64url') };
      const refused = await enter(given);
      expect([refused.status, keyOf(refused)]).toEqual([401, 'passkey_refused']);
    },
  );

  it('counts: of two copies that sign with the same count, one is refused', async () => {
    const { key } = await withPasskey('owner');
    const given = {
      deps: { db: backend.db, countTry: async () => async () => undefined },
      now: NOON,
      visitor: null,
      rp: RELYING_PARTY,
    };
    const [first, second] = [await asked(), await asked()].map((one) => key.sign(one, { counter: 9 }));
    if (!first || !second) throw new Error('nothing was signed');
    const checked = [
      await checkPasskey({ ...given, given: first }),
      await checkPasskey({ ...given, given: second }),
    ];
    const opened = await Promise.allSettled(
      checked.map((one) => openSession({ db: backend.db, now: NOON, agent: 'Caja', isProved: true, ...one })),
    );
    expect(opened.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(opened.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { key: 'passkey_refused' },
    });
  });

  it('may count nothing, as those do that are copied between devices', async () => {
    const { key } = await withPasskey('owner', { counts: false });
    expect([(await signIn(key)).status, (await signIn(key)).status]).toEqual([201, 201]);
  });

  it('opens nothing once it is removed, not even where it was checked before', async () => {
    const ana = await withPasskey('owner');
    const checked = await checkPasskey({
      ...{
        deps: { db: backend.db, countTry: async () => async () => undefined },
        now: NOON,
        visitor: null,
        rp: RELYING_PARTY,
      },
      given: ana.key.sign(await asked()),
    });
    const [{ id } = { id: 0 }] = await own(ana);
    expect(keyOf(await remove(ana, id, 'no-es-esta-clave'))).toBe('wrong_sign_in');
    const stranger = await joinStaff({ backend, slug, role: 'kitchen' });
    expect((await remove(stranger, id)).body).toEqual([]);
    expect(await own(ana)).toHaveLength(1);
    expect((await remove(ana, id)).body).toEqual([]);
    expect((await remove(ana, id)).body).toEqual([]);
    expect(keyOf(await signIn(ana.key))).toBe('passkey_unknown');
    const late = openSession({ db: backend.db, now: NOON, agent: 'Caja', isProved: true, ...checked });
    await expect(late).rejects.toMatchObject({ key: 'passkey_refused' });
    expect((await written()).filter(([action]) => action === 'person.passkey_removed')).toEqual([
      ['person.passkey_removed', { name: 'Mi teléfono' }],
    ]);
  });

  it('goes with a new password, whoever sets it', async () => {
    const ana = await withPasskey('owner');
    const changed = await ana.me({
      ...{ method: 'PUT', path: '/people/me/password.json', body: { password: PASSWORD, wanted: WANTED } },
    });
    expect(changed.status).toBe(200);
    expect(keyOf(await signIn(ana.key))).toBe('passkey_unknown');
    const leo = await withPasskey('kitchen');
    const again = callsOf({ backend, slug, headers: cookieOf(changed) });
    const people = (await again.at({ path: '/staff/people.json' })).body as {
      people: { id: number; mail: string }[];
    };
    const person = people.people.find(({ mail }) => mail === leo.mail)?.id;
    const link = await again.at({ method: 'POST', path: `/staff/people/${person}/password_link.json` });
    const token = (link.body as Invited).url.split('#token=')[1];
    expect((await post('/people/invitations/accept.json', { token, password: WANTED })).status).toBe(201);
    expect(keyOf(await signIn(leo.key))).toBe('passkey_unknown');
  });

  it('opens no restaurant where its person works no more', async () => {
    const leo = await withPasskey('kitchen');
    await backend.db.system((sql) =>
      sql('delete from staff_roles r using staff_people p where p.id = r.person_id and p.mail = $1', [
        leo.mail,
      ]),
    );
    const entered = await signIn(leo.key);
    expect([entered.status, entered.body]).toMatchObject([201, { tenants: [] }]);
    const { at } = callsOf({ backend, slug, headers: cookieOf(entered) });
    expect((await at({ path: '/staff/instance.json' })).status).toBe(404);
  });

  it('is guessed at no faster than a password, and challenges are bounded for an address', async () => {
    const { key } = await withPasskey('owner');
    const statuses: (string | number)[] = [];
    for (let one = 0; one < 101; one += 1) {
      const given = { ...key.sign({ challenge: 'a'.repeat(43) }), signature: 'AAAA' };
      statuses.push((await enter(given, from(one % 20))).status);
    }
    expect(statuses).toEqual([...Array(100).fill(410), 429]);
    const offers: number[] = [];
    for (let one = 0; one < 241; one += 1)
      offers.push((await post('/people/passkeys/offer.json', undefined, from(99))).status);
    expect([offers.slice(0, 240).every((status) => status === 201), offers[240]]).toEqual([true, 429]);
  });
});
