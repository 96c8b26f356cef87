import { createStaffKey } from '@/backend/staff';
import type { Order } from '@/lib/contract/orders/orders';
import { BY_TRANSFER, branchesWithTransfer, TRANSFER } from '@/tests/support/shops/branches-with-transfer';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { joinAsGuest } from '@/tests/support/shops/join';
import { openPayingShop, type PayingShop } from '@/tests/support/shops/paying-shop';
import { type Diner, keyOf } from '@/tests/support/shops/shop';
import { drawProof, openTransfers } from '@/tests/support/shops/transfer-shop';

const MINUTE = 60_000;
const NOON = new Date('2026-11-18T17:00:00Z');

let paying: PayingBackend;
let shop: PayingShop;
let transfers: Awaited<ReturnType<typeof openTransfers>>;
let ana: Diner;
let proof: Buffer;
beforeAll(async () => {
  paying = await createPayingBackend();
  shop = await openPayingShop(paying, { branches: branchesWithTransfer() });
  transfers = await openTransfers({ backend: paying.backend, shop });
  proof = await drawProof();
});
beforeEach(async () => {
  paying.backend.clock.now = NOON;
  ana = await shop.createDiner();
});
afterAll(() => paying.close());

const at = (minutes: number) => new Date(NOON.getTime() + minutes * MINUTE).toISOString();
const place = () => shop.place(ana, BY_TRANSFER);
const orderNow = (order: Order) => shop.get<Order>(ana, `/orders/${order.id}.json`);
const paymentId = async (order: Order) => (await orderNow(order)).payment?.id ?? 0;
async function underReview(): Promise<Order> {
  const order = await place();
  expect((await transfers.upload(ana, order.id, proof)).status).toBe(200);
  return order;
}
const pass = async (minutes: number) => {
  paying.pass(minutes * MINUTE);
  await paying.runJobs();
};
const staffHeaders = async () => {
  const { db, clock } = paying.backend;
  const scopes = ['orders:write' as const];
  const { key } = await createStaffKey({ db, slug: shop.slug, label: 'board', scopes, now: clock.now });
  return { authorization: `Bearer ${key}` };
};
const inKitchen = async ({ id }: Order) => {
  const [row] = await paying.backend.db.tenant(shop.instanceId, (sql) =>
    sql<{ released: boolean }>(
      'select released_at is not null as released from purchases where instance_id = $1 and id = $2',
      [shop.instanceId, id],
    ),
  );
  return row?.released;
};

describe('paying by transfer (rule payments/transfer)', () => {
  it('waits for the proof as long as the branch says, then is a cart again', async () => {
    const order = await place();
    expect(order.payment).toMatchObject({
      method: 'transfer',
      online: true,
      status: 'pending',
      transfer: null,
      retry_until: at(TRANSFER.payMinutes),
    });
    await pass(TRANSFER.payMinutes - 1);
    expect((await orderNow(order)).is_cart).toBe(false);
    await pass(1);
    expect((await orderNow(order)).is_cart).toBe(true);
    expect(keyOf(await transfers.upload(ana, order.id, proof))).toBe('order_closed');
  });

  it('says the account, the exact amount and the number to the members of a placed order alone', async () => {
    const order = await place();
    expect((await transfers.getTransfer(ana, order.id)).body).toEqual({
      account: TRANSFER.account,
      amount: order.total,
      reference: String(order.number),
    });
    expect(keyOf(await transfers.getTransfer(await shop.createDiner(), order.id))).toBe('not_found');
    const cart = await shop.fillCart(ana, BY_TRANSFER);
    expect(keyOf(await transfers.getTransfer(ana, cart.purchase_id))).toBe('order_closed');
    for (const path of ['/domain/config.json', `/api/suppliers/${shop.branchId()}.json`])
      expect((await shop.ask({ path })).text).not.toContain(TRANSFER.account.number);
  });

  it('a proof holds the order until staff decide, whatever the clock says, and the kitchen sees nothing', async () => {
    const order = await underReview();
    await pass(TRANSFER.reviewMinutes + 24 * 60);
    expect((await transfers.getTransfer(ana, order.id)).status).toBe(422);
    const now = await orderNow(order);
    expect(now.is_cart).toBe(false);
    expect(now.payment).toMatchObject({
      status: 'pending',
      transfer: { review_until: at(TRANSFER.reviewMinutes), refusal: null },
      retry_until: null,
    });
    expect(await inKitchen(order)).toBe(false);
    expect(
      keyOf(await shop.ask({ method: 'DELETE', path: `/orders/${order.id}.json`, headers: ana.headers })),
    ).toBe('payment_in_progress');
  });

  it('confirmed: paid, once, and the kitchen begins', async () => {
    const order = await underReview();
    expect((await transfers.getTransfer(ana, order.id)).body).toMatchObject({ amount: order.total });
    const id = await paymentId(order);
    const answer = await transfers.confirm(id);
    expect(answer.body).toEqual({
      by: null,
      payment_id: id,
      purchase_id: order.id,
      number: order.number,
      status: 'success',
    });
    expect((await transfers.confirm(id)).body).toEqual(answer.body);
    expect((await orderNow(order)).payment).toMatchObject({ status: 'success', transfer: null });
    expect(await inKitchen(order)).toBe(true);
    expect(await shop.movesOf(order)).toEqual(['pending', 'success']);
    const late = { key: 'conflict', message: 'the payment is success already' };
    expect((await transfers.refuse(id)).body).toMatchObject({ error: late });
    expect(keyOf(await transfers.upload(ana, order.id, proof))).toBe('order_closed');
  });

  it('refused: the diner reads why, and sends another while the order waits', async () => {
    const order = await underReview();
    const id = await paymentId(order);
    paying.pass(50 * MINUTE);
    expect((await transfers.refuse(id, 'other_amount')).body).toMatchObject({ status: 'declined' });
    expect((await orderNow(order)).payment).toMatchObject({
      status: 'declined',
      transfer: { review_until: null, refusal: 'other_amount' },
      retry_until: at(50 + TRANSFER.payMinutes),
    });
    expect(keyOf(await transfers.confirm(id))).toBe('conflict');
    expect((await transfers.upload(ana, order.id, await drawProof(90))).status).toBe(200);
    await transfers.confirm(await paymentId(order));
    expect(await shop.standingsOf(order)).toEqual(['declined', 'success']);
  });

  it('refused: a card pays instead', async () => {
    const order = await underReview();
    await transfers.refuse(await paymentId(order));
    expect((await shop.pay(ana, order)).status).toBe(201);
    paying.settle();
    expect((await shop.until(ana, order, 'success')).payment?.method).toBe('card');
  });

  it('under review nothing else is asked for; taken back, a card pays', async () => {
    const order = await underReview();
    const withdrawn = await paymentId(order);
    expect(keyOf(await shop.pay(ana, order))).toBe('payment_in_progress');
    const back = await transfers.withdraw(ana, order.id);
    expect((back.body as Order).payment).toMatchObject({ status: 'expired', retry_until: at(30) });
    expect((await transfers.withdraw(ana, order.id)).status).toBe(200);
    expect(keyOf(await transfers.refuse(withdrawn))).toBe('conflict');
    await shop.pay(ana, order);
    paying.settle();
    await shop.until(ana, order, 'success');
    // Its money came after all: it is written down and given back by hand.
    expect((await transfers.confirm(withdrawn)).body).toMatchObject({ status: 'refund_due' });
    expect((await orderNow(order)).refunds).toMatchObject([{ amount: order.total, by_hand: true }]);
    expect(await shop.standingsOf(order)).toEqual(['refund_due', 'success']);
  });

  it('a guest’s proof does not hold the owner up, and an owner’s is not a guest’s to take back', async () => {
    const bad = await place();
    const guest = await shop.createDiner();
    const { instanceId } = shop;
    await joinAsGuest({
      backend: paying.backend,
      instanceId,
      purchaseId: bad.id,
      profileId: guest.id,
    });
    expect((await transfers.upload(guest, bad.id, proof)).status).toBe(200);
    expect((await transfers.upload(ana, bad.id, await drawProof(90))).status).toBe(200);
    expect(await shop.standingsOf(bad)).toEqual(['pending']);
    expect((await transfers.withdraw(ana, bad.id)).body).toMatchObject({ payment: { status: 'expired' } });
    expect((await transfers.upload(ana, bad.id, proof)).status).toBe(200);
    await transfers.withdraw(guest, bad.id);
    expect(keyOf(await transfers.upload(guest, bad.id, proof))).toBe('payment_in_progress');
    expect(await shop.standingsOf(bad)).toEqual(['dropped', 'pending']);
  });

  it('under review an order can be paid in person; the proof is looked at no more', async () => {
    const order = await underReview();
    expect((await shop.payInPerson(ana, order)).status).toBe(200);
    expect(await shop.standingsOf(order)).toEqual(['dropped', 'pending']);
    expect((await transfers.listWaiting()).body).not.toContainEqual(
      expect.objectContaining({ purchase_id: order.id }),
    );
    await pass(60);
    expect(await shop.standingsOf(order)).toEqual(['dropped', 'pending']);
  });

  it('an order by card is paid by transfer after its card was declined', async () => {
    const order = await shop.place(ana);
    await shop.pay(ana, order, '4111111111111111');
    paying.settle();
    await shop.until(ana, order, 'declined');
    expect((await transfers.upload(ana, order.id, proof)).body).toMatchObject({
      payment: { method: 'transfer', status: 'pending', transfer: { refusal: null } },
    });
    await transfers.confirm(await paymentId(order));
    expect(await shop.standingsOf(order)).toEqual(['declined', 'success']);
  });

  it('is taken for orders that are brought or fetched, and where a branch says its account', async () => {
    const offered = async (service: string, branch = 'centro') => {
      const query = `supplier_id=${shop.branchId(branch)}&tipe=array&service=${service}`;
      const { body } = await shop.ask({ path: `/api/v4/payment_methods.json?${query}` });
      return (body as { key: string; online: boolean }[]).find(({ key }) => key === 'transfer');
    };
    const taken = { key: 'transfer', online: true, obstacle: null, minimum: null };
    expect(await offered('delivery')).toEqual(taken);
    expect(await offered('take_away')).toEqual(taken);
    expect(await offered('on_table')).toBeUndefined();
    expect(await offered('take_away', shop.bundle.branches[1]?.slug)).toBeUndefined();
  });

  it('a confirmed transfer is given back by hand', async () => {
    const order = await underReview();
    await transfers.confirm(await paymentId(order));
    const cancelled = await shop.ask({
      method: 'PUT',
      path: `/staff/orders/${order.id}/status.json`,
      headers: await staffHeaders(),
      body: { status: 'cancelled' },
    });
    expect(cancelled.status).toBe(200);
    expect((await orderNow(order)).refunds).toMatchObject([
      { amount: order.total, by_hand: true, given_at: null },
    ]);
  });
});

describe('what staff do (rule payments/transfer)', () => {
  it('lists what waits, with what the diner was told', async () => {
    const order = await underReview();
    const id = await paymentId(order);
    const waiting = (await transfers.listWaiting()).body as { payment_id: number }[];
    expect(waiting.find(({ payment_id }) => payment_id === id)).toEqual({
      payment_id: id,
      purchase_id: order.id,
      number: order.number,
      name: 'Ana María Ruiz',
      supplier_id: shop.branchId(),
      amount: order.total,
      uploaded_at: NOON.toISOString(),
      review_until: at(TRANSFER.reviewMinutes),
    });
  });

  it('writes down who saw, confirmed and refused', async () => {
    const order = await underReview();
    const id = await paymentId(order);
    await transfers.seeProof(id);
    await transfers.refuse(id, 'unreadable');
    await transfers.refuse(id, 'unreadable');
    const rows = await paying.backend.db.tenant(shop.instanceId, (sql) =>
      sql<{ action: string; details: object }>(
        `select action, details from staff_actions where instance_id = $1 and (details ->> 'payment')::bigint = $2 order by id`,
        [shop.instanceId, id],
      ),
    );
    expect(rows).toEqual([
      { action: 'transfer.seen', details: { payment: id } },
      { action: 'transfer.refused', details: { payment: id, purchase: order.id, reason: 'unreadable' } },
    ]);
  });

  it('another kind of payment, another tenant and an order without a proof are not found', async () => {
    const order = await place();
    const other = await openPayingShop(paying, { branches: branchesWithTransfer() });
    const theirs = await openTransfers({ backend: paying.backend, shop: other });
    const id = await paymentId(await underReview());
    for (const answer of [
      await transfers.confirm(await paymentId(order)),
      await transfers.seeProof(await paymentId(order)),
      await theirs.confirm(id),
      await theirs.seeProof(id),
    ])
      expect(keyOf(answer)).toBe('not_found');
    expect((await theirs.listWaiting()).body).toEqual([]);
  });
});
