import { moveOrderAsOperator } from '@/backend/operator/move-order-as-operator';
import type { Supplier } from '@/lib/contract/branches/supplier';
import type { Order } from '@/lib/contract/orders/orders';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle } from '@/tests/support/backend/tenant-bundle';
import { openShop, type Shop } from '@/tests/support/shops/shop';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

const openScored = (showScore: boolean) =>
  openShop(backend, { flags: { ...createBundle().flags, rateNps: true, showScore } });
const readScore = async (shop: Shop) =>
  ((await shop.ask({ path: '/domain/suppliers/centro.json' })).body as Supplier).score;
/** Of an order that came. */
async function rate(shop: Shop, score: number): Promise<void> {
  const diner = await shop.createDiner();
  const { id } = (await shop.placeCart(diner, await shop.fillCart(diner))).body as Order;
  for (const status of ['accepted', 'preparation', 'packed', 'delivered'] as const)
    await moveOrderAsOperator({ deps: backend.deps, id: String(id), status });
  const path = `/orders/${id}/rating.json`;
  const said = await shop.ask({ method: 'POST', path, headers: diner.headers, body: { score, comment: '' } });
  expect(said.status).toBe(200);
}
/** By the tab of a table's menu. */
async function rateVisit(shop: Shop, score: number): Promise<void> {
  const { headers } = await shop.createDiner();
  const rating = {
    ...{ rate_nps: true, rateExpSponsor: score },
    ...{ rate_digitalmenu: false, rateMenuDigital: null, comment: '' },
  };
  const path = `/rate/${shop.branchId()}/anonymous.json`;
  expect((await shop.ask({ method: 'POST', path, headers, body: { rate: rating } })).status).toBe(200);
}

describe('the score of a branch (rule feedback/public-score)', () => {
  it('is told once five have said how an order was, and what anybody says by the tab does not count', async () => {
    const shop = await openScored(true);
    for (const score of [10, 9, 8, 8]) await rate(shop, score);
    await rateVisit(shop, 1);
    expect(await readScore(shop)).toBeNull();
    await rate(shop, 9);
    expect(await readScore(shop)).toEqual({ average: 8.8, count: 5 });
  });

  it('follows what is deleted', async () => {
    const shop = await openScored(true);
    for (const score of [10, 10, 10, 10, 10, 1]) await rate(shop, score);
    expect(await readScore(shop)).toEqual({ average: 8.5, count: 6 });
    await backend.db.system((sql) =>
      sql('delete from order_ratings where instance_id = $1 and score = 1', [shop.instanceId]),
    );
    expect(await readScore(shop)).toEqual({ average: 10, count: 5 });
  });

  it('is told by nobody who does not want it', async () => {
    const shop = await openScored(false);
    for (const score of [10, 9, 8, 8, 9]) await rate(shop, score);
    expect(await readScore(shop)).toBeNull();
  });

  it('counts booked visits too', async () => {
    const rows = await backend.db.system((sql) =>
      sql<{ name: string }>(
        `select tgrelid::regclass::text as name from pg_trigger where tgname like 'count\\_%\\_rating' order by 1`,
      ),
    );
    expect(rows.map(({ name }) => name)).toEqual(['booking_ratings', 'order_ratings']);
  });
});
