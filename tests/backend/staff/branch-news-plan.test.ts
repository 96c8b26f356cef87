import type { Database } from '@/backend/platform/database/database';
import { findBranchNews } from '@/backend/purchases';
import { writePastOrders } from '@/scripts/bench/grow-database';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { openShop } from '@/tests/support/shops/shop';

const PAST_ORDERS = 2_000;

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

/** The plan of a statement that was planned once for every branch, as text. */
async function planOf(instanceId: number, supplierId: number): Promise<string> {
  let text = '';
  const statement: Database['statement'] = (id, asked, values) => {
    text = asked;
    return backend.db.statement(id, asked, values);
  };
  await findBranchNews({ db: { ...backend.db, statement }, instanceId, supplierId });
  return backend.db.tenant(instanceId, async (sql) => {
    await sql(`prepare news_of as ${text}`);
    const rows = await sql<{ 'QUERY PLAN': string }>(
      `explain (costs off) execute news_of(${instanceId}, ${supplierId})`,
    );
    await sql('deallocate news_of');
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

it('the news of a branch are read by the indexes of what runs or is unread, however many orders are over', async () => {
  const shop = await openShop(backend);
  const { id: profileId } = await shop.createDiner();
  await backend.db.system(async (sql) => {
    await writePastOrders({ query: (text) => sql(text), profileId, count: PAST_ORDERS });
    await sql('analyze purchases');
  });
  const plan = await planOf(shop.instanceId, shop.branchId());
  expect(plan).toContain('purchases_open');
  expect(plan).toContain('unread_purchases');
});
