import { randomUUID } from 'node:crypto';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { openDining } from '@/tests/support/shops/dining-shop';
import { keyOf } from '@/tests/support/shops/shop';
import { tablesOf } from '@/tests/support/shops/table-shop';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

/** Ana and Luis sit at table 1, and a waiter adds dishes. */
async function openTable() {
  const dining = await openDining(backend, tablesOf());
  const headers = await dining.asStaff('tables:write');
  const ana = await dining.sitDown('1', 'Ana');
  const luis = await dining.sitDown('1', 'Luis');
  const { id } = await dining.sent(ana, 'limonada');
  const dish = (name: string, count = 1) => ({ id: dining.offerId(name), count });
  const path = `/staff/accounts/${id}`;
  const add = (body: object, key: string = randomUUID()) =>
    dining.ask({
      ...{ method: 'POST', path: `${path}/lines.json`, body },
      headers: { ...headers, 'idempotency-key': key },
    });
  const read = async () => (await dining.ask({ path: `${path}.json`, headers })).body as StaffAccount;
  const takeOff = (number: number) =>
    dining.ask({ method: 'DELETE', path: `${path}/members/${number}.json`, headers });
  return { ...dining, ana, luis, dish, add, read, takeOff };
}

describe('dishes that a waiter adds at once (rule staff/accounts)', () => {
  it('are one round, each for whom it was said, once for a key', async () => {
    const shop = await openTable();
    const key = randomUUID();
    const lines = [
      { product: shop.dish('limonada', 2), member: 2 },
      { product: shop.dish('limonada'), member: 1, later: true },
      { product: shop.dish('limonada'), member: null },
      { product: shop.dish('limonada') },
    ];
    expect(await shop.add({ lines }, key)).toMatchObject({ status: 201 });
    await shop.add({ lines }, key);
    const { rounds } = await shop.read();
    expect(rounds).toHaveLength(2);
    expect(rounds[1]).toMatchObject({ member: null });
    expect(
      rounds[1]?.lines.map(({ member, count, for_all, later }) => [member, count, for_all, later ?? false]),
    ).toEqual([
      [2, 2, false, false],
      [1, 1, false, true],
      [null, 1, false, false],
      [null, 1, false, false],
    ]);
    const history = await backend.db.tenant(shop.instanceId, (sql) =>
      sql(`select 1 from staff_actions where instance_id = $1 and action = 'account.add'`, [shop.instanceId]),
    );
    expect(history).toHaveLength(lines.length);
  });

  it('are theirs to pay, and what is nobody’s is shared by all (rule table/split)', async () => {
    const shop = await openTable();
    const before = await shop.read();
    const lines = [{ product: shop.dish('limonada'), member: 2 }, { product: shop.dish('limonada') }];
    await shop.add({ lines });
    const { dues, rounds } = await shop.read();
    const [his, shared] = rounds[1]?.lines.map(({ subtotal }) => subtotal) ?? [];
    const owed = (all: StaffAccount['dues'], of: number) =>
      all.find(({ member }) => member === of)?.amount ?? 0;
    expect(owed(dues, 2)).toBe((his ?? 0) + (shared ?? 0) / 2);
    expect(owed(dues, 1) - owed(before.dues, 1)).toBe((shared ?? 0) / 2);
  });

  it('are refused as a whole where one is not sold, or is for somebody who is not there', async () => {
    const shop = await openTable();
    const good = { product: shop.dish('limonada') };
    const foreign = { product: { id: shop.offerId('limonada', 'norte'), count: 1 } };
    expect(keyOf(await shop.add({ lines: [good, foreign] }))).toBe('not_found');
    expect(keyOf(await shop.add({ lines: [good, { ...good, member: 9 }] }))).toBe('not_found');
    await shop.takeOff(2);
    expect(keyOf(await shop.add({ lines: [good, { ...good, member: 2 }] }))).toBe('not_found');
    expect(keyOf(await shop.add({ ...good, member: 2 }))).toBe('not_found');
    expect(keyOf(await shop.add({ lines: [] }))).toBe('invalid_input');
    expect(keyOf(await shop.add({ lines: Array.from({ length: 61 }, () => good) }))).toBe('invalid_input');
    expect((await shop.read()).rounds).toHaveLength(1);
  });
});
