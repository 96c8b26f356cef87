import { writePastOrders } from '@/scripts/bench/grow-database';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { openShop } from '@/tests/support/shops/shop';

const PAST_ORDERS = 2_000;

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

it('what holds a slot is read by indexes, however many orders and rounds are over', async () => {
  const shop = await openShop(backend);
  const { id: profileId } = await shop.createDiner();
  await backend.db.system(async (sql) => {
    await writePastOrders({ query: (text) => sql(text), profileId, count: PAST_ORDERS });
    await sql(
      `insert into rounds (instance_id, purchase_id, number, sent_at, slot)
       select instance_id, id, 1, created_at, to_char(created_at, 'YYYY-MM-DD HH24:MI') from purchases where instance_id = $1`,
      [shop.instanceId],
    );
    await sql('analyze purchases');
    await sql('analyze rounds');
  });
  const plan = await backend.db.tenant(shop.instanceId, async (sql) => {
    await sql(
      'prepare held as select slot, count(*) from held_slots($1::bigint, $2::bigint, $3::text, $4::text) group by slot',
    );
    const rows = await sql<{ 'QUERY PLAN': string }>(
      `explain (costs off) execute held (${shop.instanceId}, ${shop.branchId()}, '2026-03-02 11:00', '9999-12-31')`,
    );
    await sql('deallocate held');
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  for (const index of ['purchases_by_slot', 'purchases_by_promised_slot', 'rounds_by_slot'])
    expect(plan).toContain(index);
});
