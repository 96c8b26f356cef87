import { forgetOld } from '@/backend/jobs/forget-old';
import type { StaffSession } from '@/lib/contract/staff/person-calls';
import type { StaffRole } from '@/lib/domain/staff/roles';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle } from '@/tests/support/backend/tenant-bundle';
import { callsOf, cookieOf, joinStaff, PASSWORD, STAFF_HOST } from '@/tests/support/shops/person';
import { keyOf } from '@/tests/support/shops/shop';

const DAY_MS = 86_400_000;
const NOON = new Date('2026-11-18T17:00:00Z');
const host = STAFF_HOST;
let backend: TestBackend;
let slug: string;
beforeAll(async () => {
  backend = await createTestBackend({ LIMIT_SIGN_INS_PER_MINUTE: '2', LIMIT_WRONG_TOKENS_PER_MINUTE: '20' });
});
beforeEach(async () => {
  backend.clock.now = NOON;
  slug = (await backend.importTenant(createBundle())).slug;
});
afterAll(() => backend.close());

const pass = (ms: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + ms);
};
const signIn = (body: object, more: object = {}) =>
  backend.ask({ host, method: 'POST', path: '/people/sessions.json', body, ...more });
const WRONG = 'nueve-y-uno';
const from = (last: number) => ({ headers: { 'x-forwarded-for': `198.51.100.${last}` } });
const role = (name: StaffRole) => joinStaff({ backend, slug, role: name });

describe('signing in (rule staff/sessions)', () => {
  it('gives a cookie that no script reads, new each time, and nothing that a table holds', async () => {
    const { mail } = await role('owner');
    const answers = [await signIn({ mail, password: PASSWORD }), await signIn({ mail, password: PASSWORD })];
    const cookies = answers.map(({ headers }) => headers.get('set-cookie') ?? '');
    expect(new Set(cookies).size).toBe(2);
    expect(cookies[0]).toMatch(/^staff=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    const stored = await backend.db.system((sql) =>
      sql('select t::text as row from staff_sessions t union all select p::text from staff_people p'),
    );
    const text = JSON.stringify(stored);
    for (const secret of [PASSWORD, ...cookies.map((one) => one.slice('staff='.length, 49))])
      expect(text).not.toContain(secret);
  });

  it('says the same of a wrong password and of nobody', async () => {
    const { mail } = await role('owner');
    const [wrong, nobody] = [
      await signIn({ mail, password: 'otra-contraseña-larga' }),
      await signIn({ mail: `nadie@${slug}.example`, password: 'otra-contraseña-larga' }),
    ];
    expect([wrong.status, wrong.text]).toEqual([nobody.status, nobody.text]);
    expect([wrong.status, keyOf(wrong)]).toEqual([401, 'wrong_sign_in']);
  });

  it('stops an account that is tried from one address, and shuts nobody else out of it', async () => {
    const { mail } = await role('owner');
    const tried: number[] = [];
    for (let one = 1; one <= 5; one += 1)
      tried.push((await signIn({ mail, password: WRONG }, from(1))).status);
    expect(tried).toEqual([...Array(4).fill(401), 429]);
    // The right password waits there too, or it would be found.
    const waiting = await signIn({ mail, password: PASSWORD }, from(1));
    expect([waiting.status, Number(waiting.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await signIn({ mail, password: PASSWORD }, from(2))).status).toBe(201);
    pass(3 * 60_000);
    expect((await signIn({ mail, password: PASSWORD }, from(1))).status).toBe(201);
  });

  it('stops an account that is tried from everywhere, and an address that tries many accounts', async () => {
    const { mail } = await role('owner');
    const tries = Array.from({ length: 101 }, (_none, one) => from(10 + Math.floor(one / 4)));
    const tried: number[] = [];
    for (const headers of tries) tried.push((await signIn({ mail, password: WRONG }, headers)).status);
    expect(tried).toEqual([...Array(100).fill(401), 429]);
    const many: number[] = [];
    for (let one = 1; one <= 9; one += 1)
      many.push((await signIn({ mail: `n${one}@${slug}.example`, password: WRONG }, from(200))).status);
    expect(many).toEqual([...Array(8).fill(401), 429]);
  });

  it('lasts while it is used, and ends a month after', async () => {
    const { me } = await role('kitchen');
    const ask = () => me({ path: '/people/me.json' });
    const status = async () => (await ask()).status;
    for (let week = 0; week < 6; week += 1) {
      pass(7 * DAY_MS);
      const { status: answered, headers } = await ask();
      expect([answered, headers.get('set-cookie')]).toEqual([
        200,
        expect.stringMatching(/^staff=[\w-]{43}; Max-Age=2592000;/),
      ]);
      expect((await ask()).headers.get('set-cookie')).toBeNull();
    }
    pass(31 * DAY_MS);
    expect(await status()).toBe(401);
    const count = () =>
      backend.db.lookUp('select 1 from staff_sessions where expires_at <= $1', [backend.clock.now]);
    expect((await count()).length).toBeGreaterThan(0);
    await forgetOld({ db: backend.db, now: backend.clock.now });
    expect(await count()).toEqual([]);
  });

  it('lists where somebody is signed in, ends one of those and no one else’s', async () => {
    const ana = await role('kitchen');
    const eva = await role('waiter');
    const there = await signIn(
      { mail: ana.mail, password: PASSWORD },
      { headers: { 'user-agent': 'Tableta' } },
    );
    const [own, other, ...more] = (await ana.me({ path: '/people/sessions.json' })).body as StaffSession[];
    expect([own?.is_current, other?.agent, more]).toEqual([true, 'Tableta', []]);
    const path = `/people/sessions/${other?.id}.json`;
    await eva.me({ method: 'DELETE', path });
    const tablet = callsOf({ backend, slug, headers: cookieOf(there) });
    expect((await tablet.me({ path: '/people/me.json' })).status).toBe(200);
    await ana.me({ method: 'DELETE', path });
    expect((await tablet.me({ path: '/people/me.json' })).status).toBe(401);
    expect(
      (await ana.me({ method: 'POST', path: '/people/sign_out.json' })).headers.get('set-cookie'),
    ).toMatch(/^staff=; Max-Age=0;/);
    expect((await ana.me({ path: '/people/me.json' })).status).toBe(401);
  });

  it('with a new password signs out the other browsers', async () => {
    const ana = await role('manager');
    const other = callsOf({
      ...{ backend, slug },
      headers: cookieOf(await signIn({ mail: ana.mail, password: PASSWORD })),
    });
    const change = (body: object) => ana.me({ method: 'PUT', path: '/people/me/password.json', body });
    expect(keyOf(await change({ password: 'no-es-esta-clave', wanted: 'otra-clave-nueva' }))).toBe(
      'wrong_sign_in',
    );
    expect(keyOf(await change({ password: PASSWORD, wanted: 'corta' }))).toBe('password_weak');
    const changed = await change({ password: PASSWORD, wanted: 'otra-clave-nueva' });
    expect(changed.status).toBe(200);
    // A copy of the cookie that was stolen with the password ends too.
    expect((await ana.me({ path: '/people/me.json' })).status).toBe(401);
    const own = callsOf({ backend, slug, headers: cookieOf(changed) });
    expect((await own.me({ path: '/people/me.json' })).status).toBe(200);
    expect((await other.me({ path: '/people/me.json' })).status).toBe(401);
    expect((await signIn({ mail: ana.mail, password: PASSWORD })).status).toBe(401);
    expect((await signIn({ mail: ana.mail, password: 'otra-clave-nueva' })).status).toBe(201);
  });

  it('lets one of two changes of a password through, that were checked by the same one', async () => {
    const ana = await role('manager');
    const change = (wanted: string) =>
      ana.me({ method: 'PUT', path: '/people/me/password.json', body: { password: PASSWORD, wanted } });
    const answers = await Promise.all([change('la-primera-clave'), change('la-segunda-clave')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('is written down at each restaurant that somebody works for', async () => {
    const { mail } = await role('waiter');
    await signIn({ mail, password: PASSWORD });
    await signIn({ mail, password: WRONG });
    const written = await backend.db.lookUp<{ action: string; mail: string }>(
      `select a.action, p.mail from staff_actions a join instances i on i.id = a.instance_id
       join staff_people p on p.id = a.staff_person_id where i.slug = $1`,
      [slug],
    );
    expect(written).toEqual([{ action: 'person.signed_in', mail }]);
  });

  it('takes no command from another site', async () => {
    const { me } = await role('owner');
    for (const headers of [
      { origin: 'http://evil.example' },
      { origin: `http://${slug}.test:3000` },
      { 'sec-fetch-site': 'cross-site' },
    ] as Record<string, string>[]) {
      const refused = await me({ method: 'POST', path: '/people/sign_out.json', headers });
      expect([refused.status, keyOf(refused)]).toEqual([403, 'origin_not_allowed']);
    }
    const own = { origin: `http://${host}:3000` };
    expect((await me({ method: 'POST', path: '/people/sign_out.json', headers: own })).status).toBe(200);
  });
});
