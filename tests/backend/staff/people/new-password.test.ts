import { createOperatorApp } from '@/backend/operator/operator-app';
import { takeInvitation } from '@/backend/staff/people/invitations';
import { findPersonByMail } from '@/backend/staff/people/person-rows';
import type { Invited, People } from '@/lib/contract/staff/people-calls';
import type { StaffRole } from '@/lib/domain/staff/roles';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle } from '@/tests/support/backend/tenant-bundle';
import { cookieOf, invite, joinStaff, PASSWORD, STAFF_HOST } from '@/tests/support/shops/person';
import { keyOf } from '@/tests/support/shops/shop';

const DAY_MS = 86_400_000;
const NOON = new Date('2026-11-18T17:00:00Z');
const WANTED = 'otra-clave-nueva';
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

type Person = Awaited<ReturnType<typeof joinStaff>>;
const role = (name: StaffRole, more: { slug?: string; mail?: string } = {}) =>
  joinStaff({ backend, slug, role: name, ...more });
const take = (token: string, password = WANTED) =>
  backend.ask({ host, method: 'POST', path: '/people/invitations/accept.json', body: { token, password } });
const read = (token: string) =>
  backend.ask({ host, method: 'POST', path: '/people/invitations/read.json', body: { token } });
const signIn = (mail: string, password: string) =>
  backend.ask({ host, method: 'POST', path: '/people/sessions.json', body: { mail, password } });
const statusOf = async ({ me }: Person) => (await me({ path: '/people/me.json' })).status;

async function idOf(mail: string): Promise<number> {
  return (await findPersonByMail({ db: backend.db, mail }))?.id ?? 999_999;
}
async function link(by: Person, mail: string) {
  const path = `/staff/people/${await idOf(mail)}/password_link.json`;
  const answer = await by.at({ method: 'POST', path });
  return { status: answer.status, token: (answer.body as Invited).url?.split('#token=')[1] ?? '' };
}
/** Gives somebody a role at another restaurant. */
async function addRole({ mail, at, as }: { mail: string; at: string; as: StaffRole }) {
  // The embedded engine runs one transaction at a time.
  const personId = await idOf(mail);
  await backend.db.system((sql) =>
    sql(
      `insert into staff_roles (instance_id, person_id, role, created_at)
       select id, $2, $3, $4 from instances where slug = $1`,
      [at, personId, as, NOON],
    ),
  );
}

describe('a link to a new password (rule staff/people)', () => {
  it('sets it once, ends every session, and is written down without the token', async () => {
    const [owner, cook] = [await role('owner'), await role('kitchen')];
    const { token } = await link(owner, cook.mail);
    expect((await read(token)).body).toMatchObject({ mail: cook.mail, is_known: true, is_reset: true });
    const { invitations } = (await owner.at({ path: '/staff/people.json' })).body as People;
    expect(invitations).toMatchObject([{ mail: cook.mail, role: 'kitchen', is_reset: true }]);
    expect(keyOf(await take(token, 'corta'))).toBe('password_weak');
    expect(await statusOf(cook)).toBe(200);
    const taken = await take(token);
    expect([taken.status, Object.keys(cookieOf(taken))]).toEqual([201, ['cookie']]);
    expect(await statusOf(cook)).toBe(401);
    expect((await signIn(cook.mail, PASSWORD)).status).toBe(401);
    expect((await signIn(cook.mail, WANTED)).status).toBe(201);
    expect(keyOf(await take(token))).toBe('link_expired');
    const written = await backend.db.lookUp<{ action: string; details: object }>(
      `select a.action, a.details from staff_actions a join instances i on i.id = a.instance_id
       where i.slug = $1 order by a.id`,
      [slug],
    );
    expect(written).toEqual([
      { action: 'person.password_link', details: { person: await idOf(cook.mail) } },
      { action: 'person.password', details: {} },
      { action: 'person.signed_in', details: {} },
    ]);
  });

  it('is taken once by two at once, and ends after a day, by a newer one, and with a change of the role', async () => {
    const [owner, cook] = [await role('owner'), await role('kitchen')];
    const first = await link(owner, cook.mail);
    const second = await link(owner, cook.mail);
    expect(keyOf(await take(first.token))).toBe('link_expired');
    const both = await Promise.all([take(second.token), take(second.token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 410]);
    const third = await link(owner, cook.mail);
    const path = `/staff/people/${await idOf(cook.mail)}.json`;
    await owner.at({ method: 'PUT', path, body: { role: 'waiter' } });
    expect(keyOf(await take(third.token))).toBe('link_expired');
    const fourth = await link(owner, cook.mail);
    backend.clock.now = new Date(NOON.getTime() + DAY_MS);
    expect(keyOf(await take(fourth.token))).toBe('link_expired');
  });

  it('is made by nobody below, for themselves or at another restaurant', async () => {
    const people = {
      owner: await role('owner'),
      manager: await role('manager'),
      waiter: await role('waiter'),
    };
    const other = (await backend.importTenant(createBundle())).slug;
    const foreign = await role('owner', { slug: other });
    expect((await link(people.manager, people.owner.mail)).status).toBe(403);
    expect((await link(people.waiter, people.manager.mail)).status).toBe(403);
    expect((await link(people.owner, people.owner.mail)).status).toBe(403);
    expect((await link(people.owner, foreign.mail)).status).toBe(404);
    expect((await link(people.owner, 'nadie@people.test')).status).toBe(404);
    expect((await link(people.owner, people.manager.mail)).status).toBe(201);
  });

  it('ends no link of somebody above, and ends with the role of who made it', async () => {
    const [owner, manager, cook] = [await role('owner'), await role('manager'), await role('kitchen')];
    const body = { mail: cook.mail, role: 'owner' };
    await owner.at({ method: 'POST', path: '/staff/people/invitations.json', body });
    expect((await link(manager, cook.mail)).status).toBe(403);
    const waiter = await role('waiter');
    const { token } = await link(manager, waiter.mail);
    const path = `/staff/people/${await idOf(manager.mail)}.json`;
    await owner.at({ method: 'PUT', path, body: { role: 'kitchen' } });
    expect(keyOf(await take(token))).toBe('link_expired');
    expect((await signIn(waiter.mail, PASSWORD)).status).toBe(201);
  });
});

describe('an account that serves several restaurants (docs/decisions/0344)', () => {
  it('is not taken over by the owner of one', async () => {
    const [owner, cook] = [await role('owner'), await role('kitchen')];
    const other = (await backend.importTenant(createBundle())).slug;
    const before = await link(owner, cook.mail);
    await addRole({ mail: cook.mail, at: other, as: 'waiter' });
    expect((await link(owner, cook.mail)).status).toBe(403);
    // Made while the account was theirs alone.
    expect(keyOf(await take(before.token))).toBe('link_expired');
    expect(await statusOf(cook)).toBe(200);
    await addRole({ mail: owner.mail, at: other, as: 'manager' });
    const { token } = await link(owner, cook.mail);
    expect((await take(token)).status).toBe(201);
  });

  it('has a new password by the operator', async () => {
    const cook = await role('kitchen');
    await addRole({ mail: cook.mail, at: (await backend.importTenant(createBundle())).slug, as: 'owner' });
    const app = createOperatorApp({ deps: backend.deps, key: 'the-key' });
    const path = `/operator/tenants/${slug}/staff/people/${await idOf(cook.mail)}/password_link.json`;
    const headers = { authorization: 'Bearer the-key' };
    const { url } = (await (await app.request(path, { method: 'POST', headers })).json()) as Invited;
    expect((await take(url.split('#token=')[1] ?? '')).status).toBe(201);
  });

  it('gets no role by a password that was set anew since it was checked', async () => {
    const [owner, cook] = [await role('owner'), await role('kitchen')];
    const other = (await backend.importTenant(createBundle())).slug;
    const token = await invite({ backend, slug: other, mail: cook.mail, role: 'owner' });
    const known = (await findPersonByMail({ db: backend.db, mail: cook.mail })) ?? {
      id: 0,
      password_hash: '',
    };
    await take((await link(owner, cook.mail)).token);
    const late = takeInvitation({ db: backend.db, now: NOON, token, who: { checked: known } });
    await expect(late).rejects.toMatchObject({ key: 'conflict' });
    expect((await read(token)).status).toBe(200);
  });
});
