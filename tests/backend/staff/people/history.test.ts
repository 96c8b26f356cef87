import { createStaffKey } from '@/backend/staff';
import type { History } from '@/lib/contract/staff/history-calls';
import type { StaffRole } from '@/lib/domain/staff/roles';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { joinStaff, PASSWORD, STAFF_HOST } from '@/tests/support/shops/person';
import { keyOf, openShop, type Shop } from '@/tests/support/shops/shop';

type Person = Awaited<ReturnType<typeof joinStaff>>;

let backend: TestBackend;
let shop: Shop;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  shop = await openShop(backend);
});
afterAll(() => backend.close());

const join = (role: StaffRole, at = shop) => joinStaff({ backend, slug: at.slug, role });
const read = async ({ at }: Person, query = '') =>
  (await at({ path: `/staff/history.json${query}` })).body as History;
const signIn = (mail: string) =>
  backend.ask({
    ...{ host: STAFF_HOST, method: 'POST', path: '/people/sessions.json' },
    body: { mail, password: PASSWORD },
  });
async function sellOut(by: Person): Promise<void> {
  const path = `/staff/products/${shop.offerId('limonada')}.json`;
  await by.at({ method: 'PUT', path, body: { available: false } });
}
async function moveOrder(by: Person): Promise<{ number: number | null }> {
  const diner = await shop.createDiner();
  const cart = await shop.fillCart(diner);
  await shop.placeCart(diner, cart);
  const moved = await by.at({
    ...{ method: 'PUT', path: `/staff/orders/${cart.purchase_id}/status.json` },
    body: { status: 'accepted' },
  });
  return moved.body as { number: number | null };
}

describe('the history of a restaurant (rule staff/history)', () => {
  it('says who did what to which order and product, how it was before, and who signed in', async () => {
    const [owner, cook] = [await join('owner'), await join('kitchen')];
    await signIn(cook.mail);
    const { number } = await moveOrder(cook);
    await sellOut(cook);
    await owner.at({
      ...{ method: 'PUT', path: `/staff/branches/${shop.branchId()}/pauses.json` },
      body: { service: null, length: null },
    });
    const { actions, people, before } = await read(owner);
    const by = { kind: 'person', id: people[0]?.id, name: 'Ana kitchen' };
    const branch = expect.stringMatching(/./);
    const at = { branch, device: null };
    const none = { order: null, table: null, branch: null, product: null, person: null, booking_at: null };
    expect(people.map(({ name }) => name)).toEqual(['Ana kitchen', 'Ana owner']);
    expect(before).toBeNull();
    expect(actions).toMatchObject([
      { action: 'branch.pause', by: { name: 'Ana owner' }, about: { ...none, branch }, where: at },
      {
        ...{ action: 'product.offer', by, about: { ...none, product: 'limonada' }, where: at },
        details: { available: false, before: { available: true, stock: null, back_at: null } },
      },
      {
        ...{ action: 'order.status', by, about: { ...none, order: number }, where: at },
        details: { from: 'in_progress', to: 'accepted' },
      },
      { action: 'person.signed_in', by, about: none, where: { branch: null, device: null }, details: {} },
    ]);
  });

  it('names the operator, and whom a change of a role was about', async () => {
    const [owner, cook] = [await join('owner'), await join('kitchen')];
    await createStaffKey({
      ...{ db: backend.db, slug: shop.slug, label: 'Caja vieja', now: backend.clock.now },
      scopes: ['orders:read'],
    });
    await signIn(cook.mail);
    const [{ by: { id = 0 } = {} } = {}] = (await read(owner)).actions;
    await owner.at({ method: 'PUT', path: `/staff/people/${id}.json`, body: { role: 'waiter' } });
    const { actions } = await read(owner);
    expect(actions).toMatchObject([
      {
        ...{ action: 'person.role', by: { name: 'Ana owner' }, about: { person: 'Ana kitchen' } },
        details: { from: 'kitchen', to: 'waiter' },
      },
      { action: 'person.signed_in' },
      {
        action: 'key.created',
        by: { kind: 'operator', id: null, name: null },
        details: { label: 'Caja vieja' },
      },
    ]);
    expect(actions[2]?.details).not.toHaveProperty('by');
  });

  it('is searched by person and by topic, and read page by page without a gap or a repeat', async () => {
    const [owner, cook] = [await join('owner'), await join('kitchen')];
    await signIn(owner.mail);
    await sellOut(cook);
    await backend.db.system((sql) =>
      sql(
        `insert into staff_actions (instance_id, staff_person_id, action, details, created_at)
         select instance_id, staff_person_id, 'product.offer', details, created_at from staff_actions,
           generate_series(1, 60) where instance_id = $1 and action = 'product.offer'`,
        [shop.instanceId],
      ),
    );
    const first = await read(owner, '?topic=products');
    const second = await read(owner, `?topic=products&before=${first.before}`);
    const ids = [...first.actions, ...second.actions].map(({ id }) => id);
    expect([first.actions.length, second.actions.length, second.before]).toEqual([50, 11, null]);
    expect(new Set(ids).size).toBe(61);
    expect([...ids].sort((one, other) => other - one)).toEqual(ids);
    const own = first.people.find(({ name }) => name === 'Ana owner')?.id;
    expect((await read(owner, `?person=${own}`)).actions).toMatchObject([{ action: 'person.signed_in' }]);
    expect((await read(owner, `?person=${own}&topic=products`)).actions).toEqual([]);
  });

  it('tells nobody of another restaurant, of its people or of its actions', async () => {
    const owner = await join('owner');
    await signIn(owner.mail);
    const { people, actions } = await read(owner);
    const stranger = await join('owner', await openShop(backend));
    const empty = { people: [], actions: [], before: null };
    for (const query of ['', `?person=${people[0]?.id}`, `?before=${(actions[0]?.id ?? 0) + 1}`])
      expect(await read(stranger, query)).toEqual(empty);
    const there = await stranger.at({ path: '/staff/history.json', tenant: shop.slug });
    expect([there.status, keyOf(there)]).toEqual([404, 'not_found']);
  });
});
