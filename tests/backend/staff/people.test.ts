import { lockRoles } from '@/backend/staff/people/person-rows';
import type { Invited, People } from '@/lib/contract/staff/people-calls';
import type { SignedIn } from '@/lib/contract/staff/person-calls';
import type { StaffRole } from '@/lib/domain/staff/roles';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle } from '@/tests/support/backend/tenant-bundle';
import { callsOf, cookieOf, invite, joinStaff, PASSWORD, STAFF_HOST } from '@/tests/support/shops/person';
import { keyOf } from '@/tests/support/shops/shop';

const DAY_MS = 86_400_000;
const NOON = new Date('2026-11-18T17:00:00Z');
const host = STAFF_HOST;
let backend: TestBackend;
let slug: string;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  backend.clock.now = NOON;
  slug = (await backend.importTenant(createBundle())).slug;
});
afterAll(() => backend.close());

const pass = (ms: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + ms);
};
const take = (body: object) =>
  backend.ask({ host, method: 'POST', path: '/people/invitations/accept.json', body });
const read = (token: string) =>
  backend.ask({ host, method: 'POST', path: '/people/invitations/read.json', body: { token } });
const role = (name: StaffRole) => joinStaff({ backend, slug, role: name });

describe('an invitation (rule staff/people)', () => {
  it('says what it is for, makes somebody with a password once, and signs them in', async () => {
    const token = await invite({ backend, slug, mail: `  Marta@${slug}.Example `.trim(), role: 'owner' });
    const mail = `marta@${slug}.example`;
    const shown = {
      tenant: { slug, name: expect.any(String) },
      mail,
      role: 'owner',
      is_known: false,
      is_reset: false,
    };
    expect((await read(token)).body).toEqual(shown);
    const joined = await take({ token, name: ' Marta Gil ', password: PASSWORD });
    expect([joined.status, joined.body]).toEqual([
      201,
      { mail, name: 'Marta Gil', tenants: [expect.objectContaining({ slug, role: 'owner' })] },
    ]);
    const me = callsOf({ backend, slug, headers: cookieOf(joined) });
    expect((await me.me({ path: '/people/me.json' })).body).toEqual(joined.body);
    expect((await me.at({ path: '/staff/orders.json' })).body).toEqual([]);
    for (const again of [await read(token), await take({ token, name: 'Otra', password: PASSWORD })])
      expect([again.status, keyOf(again)]).toEqual([410, 'link_expired']);
  });

  it('ends after a week, and when the address is invited anew', async () => {
    const mail = `leo@${slug}.example`;
    const first = await invite({ backend, slug, mail, role: 'kitchen' });
    const second = await invite({ backend, slug, mail, role: 'waiter' });
    expect(keyOf(await read(first))).toBe('link_expired');
    expect((await read(second)).body).toMatchObject({ role: 'waiter' });
    pass(7 * DAY_MS);
    expect(keyOf(await read(second))).toBe('link_expired');
  });

  it.each([
    ['corta', 'short'],
    ['x'.repeat(201), 'long'],
    ['1234567890', 'guessed'],
    ['marcela2026!!', 'guessed'],
  ])('refuses the password %s as %s, and can be taken still', async (password, fault) => {
    const mail = `marcela@${slug}.example`;
    const token = await invite({ backend, slug, mail, role: 'owner' });
    const refused = await take({ token, name: 'Marcela', password });
    expect([refused.status, keyOf(refused)]).toEqual([422, 'password_weak']);
    expect(refused.body).toMatchObject({ error: { fields: { password: fault } } });
    expect((await read(token)).status).toBe(200);
  });

  it('of a second restaurant is taken with the password that somebody has', async () => {
    const { mail } = await role('kitchen');
    const other = (await backend.importTenant(createBundle())).slug;
    const token = await invite({ backend, slug: other, mail, role: 'waiter' });
    expect((await read(token)).body).toMatchObject({ is_known: true });
    expect(keyOf(await take({ token, name: 'Otra', password: 'otra-contraseña-larga' }))).toBe(
      'wrong_sign_in',
    );
    const { tenants } = (await take({ token, password: PASSWORD })).body as SignedIn;
    expect(tenants.map((one) => [one.slug, one.role]).sort()).toEqual(
      [
        [other, 'waiter'],
        [slug, 'kitchen'],
      ].sort(),
    );
  });

  it('makes nobody less, and ends with the role of who made it or of who it is for', async () => {
    const [owner, manager] = [await role('owner'), await role('manager')];
    const inviteBy = async (by: typeof owner, body: object) => {
      const path = '/staff/people/invitations.json';
      const { body: made } = await by.at({ method: 'POST', path, body });
      return (made as Invited).url.split('#token=')[1] ?? '';
    };
    const less = await inviteBy(manager, { mail: owner.mail, role: 'kitchen' });
    const taken = (await take({ token: less, password: PASSWORD })).body as SignedIn;
    expect(taken.tenants.map((one) => one.role)).toEqual(['owner']);
    const { people } = (await owner.at({ path: '/staff/people.json' })).body as People;
    const path = `/staff/people/${people.find(({ mail }) => mail === manager.mail)?.id}.json`;
    const own = await inviteBy(manager, { mail: manager.mail, role: 'manager' });
    const other = await inviteBy(manager, { mail: `eva@${slug}.example`, role: 'manager' });
    // A manager’s link to an address does not end an owner’s.
    await owner.at({
      method: 'POST',
      path: '/staff/people/invitations.json',
      body: { mail: 'x@y.co', role: 'owner' },
    });
    const refused = await manager.at({
      ...{
        method: 'POST',
        path: '/staff/people/invitations.json',
        body: { mail: 'x@y.co', role: 'kitchen' },
      },
    });
    expect(refused.status).toBe(403);
    await owner.at({ method: 'PUT', path, body: { role: 'waiter' } });
    for (const token of [own, other])
      expect(keyOf(await take({ token, name: 'Eva', password: PASSWORD }))).toBe('link_expired');
  });

  it('that two take at once makes one session', async () => {
    const mail = `dos@${slug}.example`;
    const token = await invite({ backend, slug, mail, role: 'waiter' });
    const body = { token, name: 'Dos', password: PASSWORD };
    const statuses = (await Promise.all([take(body), take(body)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 410]);
  });

  it('is taken after a change of roles that began before, and not where that ended it', async () => {
    const mail = `luz@${slug}.example`;
    await role('owner');
    const token = await invite({ backend, slug, mail, role: 'waiter' });
    let taken: ReturnType<typeof take> | undefined;
    await backend.db.system(async (sql) => {
      const [own] = await sql<{ id: number }>('select id from instances where slug = $1', [slug]);
      await lockRoles({ sql, instanceId: own?.id ?? 0 });
      taken = take({ token, name: 'Luz', password: PASSWORD });
      // The embedded engine runs one transaction at a time.
      const waits = `select 1 from pg_locks l join pg_stat_activity a on a.pid = l.pid
        where not l.granted and a.datname = current_database() and a.query like '%staff_roles%'`;
      if (process.env.DATABASE_URL)
        while ((await sql(waits)).length === 0) await sql('select pg_stat_clear_snapshot()');
      await sql('delete from staff_invitations where instance_id = $1', [own?.id]);
    });
    expect((await taken)?.status).toBe(410);
  });

  it('gives nobody a name that cannot be read', async () => {
    const token = await invite({ backend, slug, mail: `sin@${slug}.example`, role: 'waiter' });
    const { status, body } = await take({ token, name: '\u200b\u2060', password: PASSWORD });
    expect([status, body]).toMatchObject([422, { error: { fields: { name: expect.anything() } } }]);
  });
});

describe('the people of a restaurant', () => {
  it('are listed, made, changed and removed by who may, which holds for their next call', async () => {
    const owner = await role('owner');
    const cook = await role('kitchen');
    const list = async () => (await owner.at({ path: '/staff/people.json' })).body as People;
    const { people } = await list();
    expect(people.map((one) => [one.role, one.is_me])).toEqual([
      ['owner', true],
      ['kitchen', false],
    ]);
    const path = `/staff/people/${people[1]?.id}.json`;
    expect((await cook.at({ path: '/staff/bookings.json?supplier_id=1&date=2026-11-20' })).status).toBe(403);
    expect((await owner.at({ method: 'PUT', path, body: { role: 'waiter' } })).status).toBe(200);
    expect((await cook.at({ path: '/staff/bookings.json?supplier_id=1&date=2026-11-20' })).status).not.toBe(
      403,
    );
    expect((await owner.at({ method: 'DELETE', path })).status).toBe(200);
    expect((await cook.at({ path: '/staff/orders.json' })).status).toBe(404);
    const body = { mail: `nueva@${slug}.example`, role: 'cashier' };
    await owner.at({ method: 'POST', path: '/staff/people/invitations.json', body });
    const { invitations } = await list();
    expect(invitations).toMatchObject([body]);
    await owner.at({ method: 'DELETE', path: `/staff/people/invitations/${invitations[0]?.id}.json` });
    expect((await list()).invitations).toEqual([]);
    const written = await backend.db.system((sql) =>
      sql<{ action: string; by: number | null }>(
        `select a.action, a.staff_person_id as by from staff_actions a join instances i on i.id = a.instance_id
         where i.slug = $1 and a.action like 'person.%' and a.staff_person_id is not null order by a.id`,
        [slug],
      ),
    );
    const [me] = people;
    expect(written.map(({ action, by }) => [action, by === me?.id])).toEqual([
      ['person.role', true],
      ['person.role', true],
      ['person.invited', true],
      ['person.uninvited', true],
    ]);
  });

  it('neither make nor change somebody above themselves, and the last owner stays', async () => {
    const owner = await role('owner');
    const manager = await role('manager');
    const { people } = (await manager.at({ path: '/staff/people.json' })).body as People;
    const path = (index: number) => `/staff/people/${people[index]?.id}.json`;
    const put = (index: number, to: string) =>
      manager.at({ method: 'PUT', path: path(index), body: { role: to } });
    expect((await put(0, 'kitchen')).status).toBe(403);
    expect((await put(1, 'owner')).status).toBe(403);
    const body = { mail: `x@${slug}.example`, role: 'owner' };
    expect((await manager.at({ method: 'POST', path: '/staff/people/invitations.json', body })).status).toBe(
      403,
    );
    const last = await owner.at({ method: 'DELETE', path: path(0) });
    expect([last.status, keyOf(last)]).toEqual([409, 'last_owner']);
  });

  it('of two owners who remove each other at once, one stays', async () => {
    const [first, second] = [
      await joinStaff({ backend, slug, role: 'owner', mail: `a@${slug}.example` }),
      await joinStaff({ backend, slug, role: 'owner', mail: `b@${slug}.example` }),
    ];
    const { people } = (await first.at({ path: '/staff/people.json' })).body as People;
    const idOf = (mail: string) => people.find((one) => one.mail === mail)?.id;
    const answers = await Promise.all([
      first.at({ method: 'DELETE', path: `/staff/people/${idOf(second.mail)}.json` }),
      second.at({ method: 'DELETE', path: `/staff/people/${idOf(first.mail)}.json` }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await backend.db.lookUp(
      `select r.person_id from staff_roles r join instances i on i.id = r.instance_id where i.slug = $1`,
      [slug],
    );
    expect(left).toHaveLength(1);
  });

  it('of another tenant see nothing, and are told what they would be told of one that is not there', async () => {
    const owner = await role('owner');
    const other = (await backend.importTenant(createBundle())).slug;
    const [foreign, none] = [
      await owner.at({ path: '/staff/orders.json', tenant: other }),
      await owner.at({ path: '/staff/orders.json', tenant: 'no-such-shop' }),
    ];
    expect([foreign.status, foreign.text]).toEqual([404, none.text]);
  });

  it('are not changed by a key', async () => {
    const path = '/staff/people.json';
    const shop = await backend.importTenant(createBundle());
    const { createStaffKey } = await import('@/backend/staff');
    const { STAFF_SCOPES } = await import('@/lib/domain/staff/scopes');
    const { db, clock } = backend;
    const made = { db, slug: shop.slug, label: 'x', scopes: STAFF_SCOPES, now: clock.now };
    const headers = { authorization: `Bearer ${(await createStaffKey(made)).key}` };
    const body = { mail: 'x@example.com', role: 'owner' };
    const asked = { host: shop.host, headers, method: 'POST', path: '/staff/people/invitations.json', body };
    expect((await backend.ask(asked)).status).toBe(403);
    expect((await backend.ask({ host, headers, path: `/tenants/${shop.slug}${path}` })).status).toBe(401);
  });
});
