import { createOperatorApp } from '@/backend/operator/operator-app';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBranch } from '@/tests/support/backend/tenant-bundle';
import { openShop } from '@/tests/support/shops/shop';
import { seatOf, serveTables } from '@/tests/support/shops/table-shop';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

const services = ['on_table', 'grab_and_go'] as const;
/** A house with tables, rooms and a counter, whose first guest stays in room 101. */
const house = () => ({
  branches: [
    createBranch({ slug: 'centro', paymentProvider: 'sandbox', services: ['on_table', 'room'] }),
    createBranch({
      slug: 'norte',
      services: [...services],
      onTableClass: 'basic',
      paymentProvider: 'sandbox',
    }),
  ].map((branch) => ({
    ...branch,
    paymentMethods: [
      { method: 'nequi' as const, services: [...services] },
      { method: 'room_charge' as const, services: ['room' as const] },
    ].filter((one) => one.services.some((service) => branch.services.includes(service))),
  })),
  tables: [seatOf('1'), seatOf('2'), seatOf('101', { kind: 'room' })],
  guests: [{ branchSlug: 'centro', room: '101', surname: 'García', from: null, until: null }],
});

async function makeAt(slug: string) {
  const app = createOperatorApp({ deps: backend.deps, key: 'the-key' });
  const headers = { authorization: 'Bearer the-key' };
  const answer = await app.request(`/operator/tenants/${slug}/examples`, { method: 'POST', headers });
  return { status: answer.status, body: (await answer.json()) as { made: string[] } };
}

it('examples show a table, a room and a counter at work, once', async () => {
  const shop = await serveTables(await openShop(backend, house()));
  const { body } = await makeAt(shop.slug);
  expect(body.made).toEqual([
    'centro: a table with three people and two rounds',
    'centro: an order charged to a room',
    'norte: an order that is ready at the counter',
  ]);
  const headers = await shop.asStaff('orders:read', 'tables:write');
  const accounts = (await shop.ask({ path: '/staff/accounts.json', headers })).body as StaffAccount[];
  expect(accounts).toMatchObject([
    {
      // The first tables are free.
      table: { label: '2' },
      members: [{ name: 'Ana' }, { name: 'Luis' }, { name: 'Eva' }],
      rounds: [{ state: 'served' }, { state: 'preparation' }],
      drafts: [{ member: 3 }],
    },
  ]);
  const orders = (await shop.ask({ path: '/staff/orders.json', headers })).body as StaffOrder[];
  expect(orders.map(({ status, payment_method }) => [status, payment_method])).toEqual([
    // The round of the table (rule staff/rounds).
    ['preparation', ''],
    ['preparation', 'room_charge'],
    ['packed', 'nequi'],
  ]);
  expect(orders[2]?.pick_up?.number).toBe(1);
  expect((await makeAt(shop.slug)).status).toBe(409);
});
