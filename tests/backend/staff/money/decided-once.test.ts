import { createStaffKey } from '@/backend/staff';
import type { OwedRefund } from '@/lib/contract/staff/refund-calls';
import type { WaitingTransfer } from '@/lib/contract/staff/transfer-calls';
import { watchBranches } from '@/tests/support/backend/watch';
import { BY_TRANSFER, branchesWithTransfer } from '@/tests/support/shops/branches-with-transfer';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { openPayingShop, type PayingShop } from '@/tests/support/shops/paying-shop';
import { joinStaff } from '@/tests/support/shops/person';
import { type Diner, keyOf } from '@/tests/support/shops/shop';
import { staffOf } from '@/tests/support/shops/staff-of';
import { drawProof, openTransfers } from '@/tests/support/shops/transfer-shop';

let paying: PayingBackend;
let shop: PayingShop;
let transfers: Awaited<ReturnType<typeof openTransfers>>;
let ana: Diner;
let cashier: Awaited<ReturnType<typeof joinStaff>>;
let owner: Awaited<ReturnType<typeof joinStaff>>;
beforeAll(async () => {
  paying = await createPayingBackend();
  const { backend } = paying;
  shop = await openPayingShop(paying, { branches: branchesWithTransfer() });
  transfers = await openTransfers({ backend, shop });
  ana = await shop.createDiner();
  cashier = await joinStaff({ backend, slug: shop.slug, role: 'cashier' });
  owner = await joinStaff({ backend, slug: shop.slug, role: 'owner' });
});
afterAll(() => paying.close());

async function uploaded() {
  const order = await shop.place(ana, BY_TRANSFER);
  await transfers.upload(ana, order.id, await drawProof());
  const { body } = await owner.at({ path: '/staff/transfers.json' });
  const found = (body as WaitingTransfer[]).find(({ purchase_id }) => purchase_id === order.id);
  if (!found) throw new Error('no transfer waits');
  return found;
}
type Person = typeof cashier;
const review = (by: Person, { payment_id: id }: WaitingTransfer, body: object) =>
  by.at({ method: 'PUT', path: `/staff/transfers/${id}.json`, body });
const CONFIRM = { decision: 'confirm' };
const REFUSE = { decision: 'refuse', reason: 'unreadable' };

describe('a second person who decides about money (rule staff/money)', () => {
  it('is told who was first, by the same decision and by another one', async () => {
    const transfer = await uploaded();
    expect(await review(cashier, transfer, CONFIRM)).toMatchObject({ status: 200, body: { by: null } });
    // The own call once more, because its answer was lost.
    expect(await review(cashier, transfer, CONFIRM)).toMatchObject({ status: 200, body: { by: null } });
    expect(await review(owner, transfer, CONFIRM)).toMatchObject({
      ...{ status: 200, body: { by: 'Ana cashier', status: 'success' } },
    });
    const otherwise = await review(owner, transfer, REFUSE);
    expect(otherwise).toMatchObject({ status: 409, body: { error: { values: { by: 'Ana cashier' } } } });
    expect(keyOf(otherwise)).toBe('conflict');
  });

  it('is told who gave money back, and nothing is given twice', async () => {
    const transfer = await uploaded();
    await review(cashier, transfer, CONFIRM);
    const body = { reason: 'Faltó el postre' };
    const headers = { 'idempotency-key': 'back-1' };
    const path = `/staff/orders/${transfer.purchase_id}/refunds.json`;
    expect((await owner.at({ method: 'POST', path, headers, body })).status).toBe(201);
    const list = await cashier.at({ path: '/staff/refunds.json' });
    const [owed] = list.body as OwedRefund[];
    expect(owed).toMatchObject({ purchase_id: transfer.purchase_id, by_hand: true, name: transfer.name });
    const give = (by: Person) =>
      by.at({ method: 'PUT', path: `/staff/refunds/${owed?.id}.json`, body: { status: 'refunded' } });
    expect(await give(cashier)).toMatchObject({ status: 200, body: { by: null } });
    expect(await give(owner)).toMatchObject({ status: 200, body: { by: 'Ana cashier' } });
    const key = await staffOf({ backend: paying.backend, slug: shop.slug })('refunds:write');
    const again = await shop.ask({
      ...{ method: 'PUT', path: `/staff/refunds/${owed?.id}.json`, headers: key },
      body: { status: 'refunded' },
    });
    expect(again.body).toMatchObject({ by: 'Ana cashier' });
  });
});

describe('the money that waits (rule staff/money)', () => {
  it('is listed with who ordered, and of one branch where one is asked for', async () => {
    const transfer = await uploaded();
    expect(transfer.name).toEqual(expect.stringMatching(/\p{L}/u));
    const at = async (branch: number) =>
      (await owner.at({ path: `/staff/transfers.json?supplier_id=${branch}` })).body as WaitingTransfer[];
    expect((await at(transfer.supplier_id)).map(({ payment_id }) => payment_id)).toContain(
      transfer.payment_id,
    );
    expect(await at(shop.branchId('norte'))).toEqual([]);
    for (const list of ['refunds', 'charge_problems'])
      expect(
        await owner.at({ path: `/staff/${list}.json?supplier_id=${shop.branchId('norte')}` }),
      ).toMatchObject({
        ...{ status: 200, body: [] },
      });
  });

  it('is told by the stream of its branch, to who reviews transfers alone', async () => {
    const { backend } = paying;
    const keyFor = async (...scopes: Parameters<typeof createStaffKey>[0]['scopes']) => {
      const now = backend.clock.now;
      const { key } = await createStaffKey({ db: backend.db, slug: shop.slug, label: 'x', scopes, now });
      return { authorization: `Bearer ${key}` };
    };
    const watch = async (headers: Record<string, string>) => {
      const opening = { app: backend.app, host: shop.host, headers };
      const stream = await watchBranches({ ...opening, ids: [shop.branchId('centro')] });
      await stream.read();
      return stream;
    };
    const [teller, kitchen] = [
      await watch(await keyFor('orders:read', 'transfers:write')),
      await watch(await keyFor('orders:read')),
    ];
    const transfer = await uploaded();
    const arrived = await teller.read();
    expect(arrived).toMatch(/^event: money\n/);
    await review(cashier, transfer, CONFIRM);
    // The kitchen hears of the order alone, which it may begin.
    expect(await kitchen.read()).toMatch(/^event: orders\n/);
    // The same may be told twice; what follows tells something else.
    const readOther = async (): Promise<string | null> => {
      const event = await teller.read();
      return event === arrived ? readOther() : event;
    };
    const after = [await readOther(), await readOther()].sort();
    expect(after[0]).toMatch(/^event: money\n/);
    expect(after[1]).toMatch(/^event: orders\n/);
    await Promise.all([teller.close(), kitchen.close()]);
  });
});
