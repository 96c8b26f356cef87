import { toHonoPath } from '@/backend/platform/http/register-call';
import { ALL_CALLS } from '@/lib/contract/all-calls';
import { STAFF_ROLES, type StaffRole, scopesOf } from '@/lib/domain/staff/roles';
import type { StaffScope } from '@/lib/domain/staff/scopes';
import { MATRIX } from '@/tests/backend/platform/isolation/matrix';
import { createTwoTenants } from '@/tests/support/backend/two-tenants';
import { joinStaff, STAFF_HOST } from '@/tests/support/shops/person';

type World = Awaited<ReturnType<typeof createTwoTenants>>;
type Person = Awaited<ReturnType<typeof joinStaff>>;

/** Addresses that answer no JSON, which the contract does not name. */
const OTHERS: Record<string, StaffScope> = {
  'GET /staff/orders/events': 'orders:read',
  'GET /staff/transfers/:id/proof': 'transfers:write',
  'GET /staff/orders/:id/door_photos/:photo': 'orders:read',
  'GET /staff/help_requests/:id/photo': 'orders:read',
  'GET /staff/shop/folder.zip': 'shop:write',
  'GET /staff/shop/products.xlsx': 'shop:write',
};
const SCOPES = new Map<string, StaffScope | undefined>([
  ...ALL_CALLS.map((call) => [`${call.method} ${call.path}`, call.scope] as const),
  ...Object.entries(OTHERS),
]);
const rows = Object.entries(MATRIX).filter(([name]) => /^\w+ \/staff\//.test(name));
const cells = STAFF_ROLES.flatMap((role) => rows.map(([name, row]) => ({ role, name, row })));

let world: World;
let slug: string;
const people = new Map<StaffRole, Person>();
const foreigners = new Map<StaffRole, Person>();
beforeAll(async () => {
  world = await createTwoTenants();
  const { backend, a, b } = world;
  slug = a.host.replace('.test', '');
  for (const role of STAFF_ROLES) {
    people.set(role, await joinStaff({ backend, slug, role }));
    foreigners.set(role, await joinStaff({ backend, slug: b.host.replace('.test', ''), role }));
  }
});
afterAll(() => world.backend.close());

const factsOf = ({ facts, diners }: World['a']) => ({ facts, profileId: diners[0]?.id ?? 0 });

test('every call of staff names its scope', () => {
  const unnamed = ALL_CALLS.filter(({ auth, scope }) => auth === 'staff' && scope === undefined);
  expect(unnamed.map(({ path }) => toHonoPath(path))).toEqual([]);
  expect(rows.filter(([name]) => SCOPES.get(name) === undefined).map(([name]) => name)).toEqual([]);
});

/** Reading first: a call that changes something would change what the next one finds. */
test.each(cells)('$role: $name', async ({ role, name, row }) => {
  const scope = SCOPES.get(name);
  const mayCall = scope !== undefined && scopesOf(role).includes(scope);
  const own = row.ask(factsOf(world.b));
  const ask = { ...own, method: name.endsWith('/events') ? 'HEAD' : (own.method ?? 'GET') };
  const person = people.get(role);
  const here = await person?.at(ask);
  // Another tenant's ids: nothing of theirs is found, whatever somebody may here.
  expect(here?.status === 403).toBe(!mayCall);
  expect(here?.text).not.toContain(world.b.canary);
  const [there, out] = [
    await foreigners.get(role)?.at({ ...ask, tenant: slug }),
    await world.backend.ask({
      ...ask,
      host: STAFF_HOST,
      path: `/tenants/${slug}${ask.path}`,
    }),
  ];
  expect([there?.status, out.status]).toEqual([404, 401]);
});
