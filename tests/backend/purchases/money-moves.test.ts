import { readFileSync } from 'node:fs';
import type { Order } from '@/lib/contract/orders/orders';
import type { OrderRefunds } from '@/lib/contract/staff/refund-calls';
import { findLedgerFaults } from '@/tests/support/money/find-ledger-faults';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { openHotel } from '@/tests/support/shops/hotel-shop';
import { openPayingShop, type PayingShop } from '@/tests/support/shops/paying-shop';
import type { Diner } from '@/tests/support/shops/shop';
import { staffOf } from '@/tests/support/shops/staff-of';

type Row = {
  kind: string;
  method: string;
  amount_minor: number;
  tip_minor: number;
  actor: string | null;
  created_at: Date;
};

const WITH_TIP = { tip: { include: 'YES', percent: 10, customValue: 0 } };
let paying: PayingBackend;
beforeAll(async () => {
  paying = await createPayingBackend();
});
afterAll(() => paying.close());

const readMoves = (shop: { instanceId: number }, { id }: Pick<Order, 'id'>) =>
  paying.backend.db.tenant(shop.instanceId, (sql) =>
    sql<Row>(
      `select kind, method, amount_minor, tip_minor, actor, created_at from money_moves
       where instance_id = $1 and purchase_id = $2 order by id`,
      [shop.instanceId, id],
    ),
  );

async function payByCard(shop: PayingShop, diner: Diner): Promise<Order> {
  const order = await shop.place(diner, WITH_TIP);
  await shop.pay(diner, order);
  paying.settle();
  paying.pass(2_000);
  await paying.runJobs();
  return order;
}

/** Takes all rows away and adds them anew as the migration does for what was there before it. */
async function backfill(instanceId: number): Promise<Row[]> {
  const [, add = ''] = /(insert into money_moves [\s\S]*?;)/.exec(MIGRATION) ?? [];
  return paying.backend.db.system(async (sql) => {
    await sql('delete from money_moves');
    await sql(add);
    return sql<Row>(
      `select kind, method, amount_minor, tip_minor, actor, created_at from money_moves where instance_id = $1 order by id`,
      [instanceId],
    );
  });
}
const MIGRATION = readFileSync('backend/migrations/73-money-moves.sql', 'utf8');

test('money that comes and goes is in the ledger, the bill before its tip (rule payments/ledger, guarantee/ledger)', async () => {
  const shop = await openPayingShop(paying);
  const order = await payByCard(shop, await shop.createDiner());
  const tip = Math.round(order.total / 11);
  const sale = order.total - tip;
  const taken = { kind: 'taken', method: 'card', amount_minor: sale, tip_minor: tip, actor: null };
  expect(await readMoves(shop, order)).toMatchObject([taken]);
  const headers = await staffOf(shop)('refunds:write');
  const give = async (amount: number, key: string) => {
    const asked = await shop.ask({
      ...{ method: 'POST', path: `/staff/orders/${order.id}/refunds.json` },
      ...{ headers: { ...headers, 'idempotency-key': key }, body: { reason: 'cold', amount } },
    });
    expect(asked.status).toBe(201);
    for (const { id } of (asked.body as OrderRefunds).refunds)
      await shop.ask({
        ...{ method: 'PUT', path: `/staff/refunds/${id}.json`, headers, body: { status: 'refunded' } },
      });
  };
  await give(sale - 100, 'one');
  await give(100 + tip, 'two');
  const back = { kind: 'given_back', method: 'card', actor: expect.stringMatching(/^staff:/) };
  const moves = await readMoves(shop, order);
  expect(moves).toMatchObject([
    taken,
    { ...back, amount_minor: 100 - sale, tip_minor: 0 },
    { ...back, amount_minor: -100, tip_minor: -tip },
  ]);
  expect(await findLedgerFaults({ db: paying.backend.db, instanceId: shop.instanceId })).toEqual([]);
  const known = moves.map((move) => ({ ...move, actor: null }));
  expect(await backfill(shop.instanceId)).toEqual(known);
});

test('a charge to a room is taken when it is placed, and another tip is a row of its own', async () => {
  const shop = await openHotel(paying);
  const diner = await shop.sit('Suite 1');
  const order = (await shop.charge(diner, 'Núñez de Arce')).body as Order;
  await shop.ask({
    ...{ method: 'PUT', path: `/orders/${order.id}/tip.json`, headers: diner.headers },
    body: { tip: { include: 'YES', percent: 10, customValue: 0 } },
  });
  const tip = order.total / 10;
  expect(await readMoves(shop, order)).toMatchObject([
    { kind: 'taken', method: 'room_charge', amount_minor: order.total, tip_minor: 0, actor: null },
    { kind: 'tip', method: 'room_charge', amount_minor: 0, tip_minor: tip, actor: null },
  ]);
  expect(await findLedgerFaults({ db: paying.backend.db, instanceId: shop.instanceId })).toEqual([]);
});

test.each([
  ['another amount', 'update money_moves set amount_minor = 1 where instance_id = $1', '42501'],
  ['another close', 'update money_moves set close_number = 2 where instance_id = $1', 'P0001'],
  ['none any more', 'update money_moves set close_number = null where instance_id = $1', 'P0001'],
  ['nothing', 'delete from money_moves where instance_id = $1', '42501'],
])('a row of the ledger never becomes %s (guarantee/ledger)', async (_what, change, code) => {
  const shop = await openPayingShop(paying);
  await payByCard(shop, await shop.createDiner());
  const write = (text: string) =>
    paying.backend.db.tenant(shop.instanceId, (sql) => sql(text, [shop.instanceId]));
  await write('update money_moves set close_number = 1 where instance_id = $1');
  await expect(write(change)).rejects.toMatchObject({ code });
});
