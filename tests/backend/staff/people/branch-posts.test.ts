import type { Invited, People } from '@/lib/contract/staff/people-calls';
import type { SignedIn } from '@/lib/contract/staff/person-calls';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle } from '@/tests/support/backend/tenant-bundle';
import { joinStaff, PASSWORD, STAFF_HOST } from '@/tests/support/shops/person';
import { keyOf } from '@/tests/support/shops/shop';

type Person = Awaited<ReturnType<typeof joinStaff>>;
const host = STAFF_HOST;
let backend: TestBackend;
let slug: string;
let owner: Person;
let branches: number[];
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  slug = (await backend.importTenant(createBundle())).slug;
  owner = await joinStaff({ backend, slug, role: 'owner' });
  const { body } = await owner.at({ path: '/staff/instance.json' });
  branches = (body as { branches: { id: number }[] }).branches.map(({ id }) => id);
});
afterAll(() => backend.close());

const listOf = async (who: Person) => (await who.at({ path: '/staff/people.json' })).body as People;
const idOf = async ({ mail }: Person) =>
  (await listOf(owner)).people.find((one) => one.mail === mail)?.id ?? 999_999;
const setPost = async (by: Person, who: Person, body: object) =>
  by.at({ method: 'PUT', path: `/staff/people/${await idOf(who)}.json`, body });
const invite = (by: Person, body: object) =>
  by.at({ method: 'POST', path: '/staff/people/invitations.json', body });
const take = ({ body }: { body: unknown }, more: object = {}) =>
  backend.ask({
    ...{ host, method: 'POST', path: '/people/invitations/accept.json' },
    body: { token: (body as Invited).url.split('#token=')[1], password: PASSWORD, ...more },
  });
/** Somebody with a role at the first branch alone. */
async function joinFirst(role: 'manager' | 'kitchen', mail: string, at = branches.slice(0, 1)) {
  const person = await joinStaff({ backend, slug, role, mail: `${mail}@${slug}.example` });
  expect((await setPost(owner, person, { role, branches: at })).status).toBe(200);
  return person;
}

describe('a role at some branches (rule staff/branches)', () => {
  it('is given by an invitation, and stands with who has it', async () => {
    const mail = `eva@${slug}.example`;
    const invited = await invite(owner, { mail, role: 'kitchen', branches: branches.slice(1) });
    expect((await listOf(owner)).invitations).toMatchObject([{ mail, branches: branches.slice(1) }]);
    const { tenants } = (await take(invited, { name: 'Eva' })).body as SignedIn;
    expect(tenants).toMatchObject([{ role: 'kitchen', branches: branches.slice(1) }]);
  });

  it('is no owner’s, and at no branch that is not there', async () => {
    const mail = `eva@${slug}.example`;
    for (const body of [
      { mail, role: 'owner', branches },
      { mail, role: 'kitchen', branches: [999_999] },
      { mail, role: 'kitchen', branches: [] },
    ])
      expect([(await invite(owner, body)).status, body]).toEqual([422, body]);
  });

  it('gives nothing and takes nothing at another branch', async () => {
    const manager = await joinFirst('manager', 'gerente');
    const [cook, there] = [
      await joinFirst('kitchen', 'cocina'),
      await joinFirst('kitchen', 'otra', branches.slice(1)),
    ];
    const mail = `eva@${slug}.example`;
    for (const at of [undefined, null, branches, branches.slice(1)])
      expect((await invite(manager, { mail, role: 'kitchen', branches: at })).status).toBe(403);
    expect((await invite(manager, { mail, role: 'kitchen', branches: branches.slice(0, 1) })).status).toBe(
      201,
    );
    expect((await setPost(manager, cook, { role: 'waiter' })).status).toBe(200);
    expect((await setPost(manager, cook, { role: 'waiter', branches: null })).status).toBe(403);
    expect((await setPost(manager, owner, { role: 'waiter' })).status).toBe(403);
    // Somebody who works elsewhere alone is not there.
    expect((await listOf(manager)).people.map((one) => one.mail)).not.toContain(there.mail);
    expect((await setPost(manager, there, { role: 'waiter' })).status).toBe(404);
    const path = `/staff/people/${await idOf(there)}`;
    expect((await manager.at({ method: 'POST', path: `${path}/password_link.json` })).status).toBe(404);
    await manager.at({ method: 'DELETE', path: `${path}.json` });
    expect((await listOf(owner)).people.map((one) => one.mail)).toContain(there.mail);
  });

  it('of who made a link bounds it when it is taken, and a link to a password too', async () => {
    const manager = await joinFirst('manager', 'gerente', branches);
    const second = branches.slice(1);
    const invited = await invite(manager, { mail: `eva@${slug}.example`, role: 'kitchen', branches: second });
    const cook = await joinFirst('kitchen', 'cocina', second);
    const path = `/staff/people/${await idOf(cook)}/password_link.json`;
    const linked = await manager.at({ method: 'POST', path });
    expect(linked.status).toBe(201);
    await setPost(owner, manager, { role: 'manager', branches: branches.slice(0, 1) });
    expect(keyOf(await take(invited, { name: 'Eva' }))).toBe('link_expired');
    expect(keyOf(await take(linked))).toBe('link_expired');
  });

  it('grows by an invitation, and is mixed with no other', async () => {
    const cook = await joinFirst('kitchen', 'cocina');
    const at = branches.slice(1);
    const mixed = await take(await invite(owner, { mail: cook.mail, role: 'manager', branches: at }));
    expect([mixed.status, keyOf(mixed)]).toEqual([409, 'role_mixed']);
    const { tenants } = (await take(await invite(owner, { mail: cook.mail, role: 'kitchen', branches: at })))
      .body as SignedIn;
    expect(tenants).toMatchObject([{ role: 'kitchen', branches }]);
  });
});
