import { randomUUID } from 'node:crypto';
import { MOST_MEMBERS } from '@/lib/domain/table/members';
import { watchTable } from '@/tests/support/backend/watch';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { openSharing, type Sharing } from '@/tests/support/shops/sharing-shop';
import { type Diner, keyOf } from '@/tests/support/shops/shop';

let paying: PayingBackend;
let shop: Sharing;
let [ana, eva, luis]: Diner[] = [];
let id: number;
beforeAll(async () => {
  paying = await createPayingBackend();
});
afterAll(() => paying.close());
beforeEach(async () => {
  paying.backend.clock.now = new Date('2026-03-02T17:00:00Z');
  shop = await openSharing(paying);
  ana = await shop.sitDown('1', 'Ana');
  eva = await shop.sitDown('1', 'Eva');
  luis = await shop.sitDown('1', 'Luis');
  ({ id } = await shop.read(ana));
});

const people = () => {
  if (!ana || !eva || !luis) throw new Error('nobody sits');
  return { ana, eva, luis };
};
/** Staff bring a lemonade of 12,500 for the whole table, a minute later. */
async function bring(): Promise<void> {
  paying.pass(60_000);
  const { status } = await shop.ask({
    method: 'POST',
    path: `/staff/accounts/${id}/lines.json`,
    headers: { ...shop.staff, 'idempotency-key': randomUUID() },
    body: { product: { id: shop.offerId('limonada'), count: 1 } },
  });
  expect(status).toBe(201);
}
async function payMine(diner: Diner): Promise<number> {
  const share = await shop.held(diner, { kind: 'mine' }, id);
  await shop.payShareInPerson(diner, { id }, share.id);
  const [{ payment_id: paymentId = 0 } = {}] = await shop.waiting();
  await shop.take(paymentId);
  return share.amount;
}
async function moveTo(label: string): Promise<number> {
  const [table] = await shop.write('select id from tables where instance_id = $1 and label = $2', [label]);
  const path = `/staff/accounts/${id}/table.json`;
  const answer = await shop.ask({ method: 'PUT', path, headers: shop.staff, body: { table_id: table?.id } });
  return answer.status;
}
/** Fills the table with as many members as it has places left, and one who is gone. */
const takePlaces = () =>
  shop.write(
    `with made as (insert into profiles (instance_id, created_at)
       select $1, now() from generate_series(3, $3) returning id)
     insert into purchase_members (instance_id, purchase_id, profile_id, role, joined_at, number, name)
     select $1, $2, id, 'guest', now(), row_number() over () + 3, 'x' from made`,
    [id, MOST_MEMBERS],
  );
const partsOf = (...diners: Diner[]) =>
  Promise.all(diners.map(async (one) => (await shop.read(one, id)).my_part));

describe('a member who sits down at another table (rule table/split, rule table/joining)', () => {
  it('shares what was for all before, and nothing of what comes later', async () => {
    const table = people();
    await bring();
    expect(await partsOf(table.ana, table.luis)).toEqual([4_166, 4_166]);
    await shop.scan(table.luis, '2');
    await bring();
    expect(await partsOf(table.ana, table.eva, table.luis)).toEqual([10_416, 10_416, 4_166]);
    expect([await payMine(table.luis), await payMine(table.ana), await payMine(table.eva)]).toEqual([
      4_166, 10_416, 10_418,
    ]);
    expect(await shop.read(table.ana, id)).toMatchObject({ paid: 25_000, left: 0 });
  });

  it('is shown as gone, sends nothing there, and everybody hears of it', async () => {
    const table = people();
    const { version } = await shop.read(table.ana);
    const page = await watchTable({ app: paying.backend.app, host: shop.host, headers: table.ana.headers });
    await page.read();
    await shop.scan(table.luis, '2');
    expect(await page.read()).toContain('event: table');
    await page.close();
    const seen = await shop.read(table.ana);
    expect(seen.members.map(({ left }) => left)).toEqual([false, false, true]);
    expect(seen.version).toBeGreaterThan(version);
    expect(await shop.read(table.luis, id)).toMatchObject({ me: 3, can_send: false });
  });

  it('is back with the next scan, and shares like everybody', async () => {
    const table = people();
    await shop.scan(table.luis, '2');
    await bring();
    expect(await partsOf(table.ana, table.luis)).toEqual([6_250, 0]);
    await shop.scan(table.luis, '1');
    expect(await partsOf(table.ana, table.luis)).toEqual([4_166, 4_166]);
    expect(await shop.read(table.luis)).toMatchObject({ me: 3, can_send: true });
  });

  it('is not back where their place was taken', async () => {
    const table = people();
    await shop.scan(table.luis, '2');
    await takePlaces();
    await shop.scan(table.luis, '1');
    expect((await shop.look(table.luis)).waiting).toMatchObject({ members: MOST_MEMBERS });
    expect(keyOf(await shop.join(table.luis))).toBe('table_full');
  });

  it('meets the account again where staff move it to that table', async () => {
    const table = people();
    await shop.scan(table.luis, '2');
    expect(await moveTo('2')).toBe(200);
    expect(await shop.read(table.luis)).toMatchObject({ id, me: 3, can_send: true });
  });

  it('does not meet it where their place was taken', async () => {
    const table = people();
    await shop.scan(table.luis, '2');
    await takePlaces();
    expect(await moveTo('2')).toBe(200);
    const { members } = await shop.read(table.ana);
    expect(members.filter(({ left }) => !left)).toHaveLength(MOST_MEMBERS);
    expect((await shop.look(table.luis)).waiting).toMatchObject({ members: MOST_MEMBERS });
  });
});

describe('a member whom staff take off (rule table/split)', () => {
  it('leaves what they have paid of a line for all on it: the others share the rest', async () => {
    const table = people();
    await bring();
    expect(await payMine(table.luis)).toBe(4_166);
    const path = `/staff/accounts/${id}/members/3.json`;
    await shop.ask({ method: 'DELETE', path, headers: shop.staff });
    expect(await partsOf(table.ana, table.eva)).toEqual([4_166, 4_166]);
    expect([await payMine(table.ana), await payMine(table.eva)]).toEqual([4_166, 4_168]);
  });
});
