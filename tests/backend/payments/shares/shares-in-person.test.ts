import type { Order } from '@/lib/contract/orders/orders';
import type { Account } from '@/lib/contract/table/account';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { openSharing, type Sharing } from '@/tests/support/shops/sharing-shop';
import { type Diner, keyOf } from '@/tests/support/shops/shop';

let paying: PayingBackend;
let shop: Sharing;
let ana: Diner;
let eva: Diner;
let account: Account;
beforeAll(async () => {
  paying = await createPayingBackend();
});
afterAll(() => paying.close());
beforeEach(async () => {
  paying.backend.clock.now = new Date('2026-03-02T17:00:00Z');
  shop = await openSharing(paying);
  ana = await shop.sitDown('1', 'Ana');
  eva = await shop.sitDown('1', 'Eva');
  account = await shop.read(ana);
  await shop.serve(account, ana, 30_000);
  await shop.serve(account, eva, 20_000);
});

const TIP = { include: 'YES', percent: 10, customValue: 0 };
const mine = { kind: 'mine' };
const money = async () => {
  const { paid, in_flight, left } = await shop.read(eva);
  return { paid, in_flight, left };
};

describe('a share that is paid in person (rule payments/shares)', () => {
  it('waits for staff, who say that they took it', async () => {
    const share = await shop.held(ana, { ...mine, tip: TIP });
    const body = { method: 'cash', cash_amount: 50_000 };
    const asked = await shop.payShareInPerson(ana, account, share.id, body);
    expect([asked.status, asked.body]).toMatchObject([
      200,
      { payment: { status: 'in_person', amount: 33_000, cash_amount: 50_000 } },
    ]);
    expect(await shop.sharesOf(eva)).toEqual([[1, 30_000, 3_000, 'in_person']]);
    const waiting = await shop.waiting();
    expect(waiting).toEqual([
      {
        payment_id: expect.any(Number),
        purchase_id: account.id,
        supplier_id: shop.branchId(),
        table: account.table,
        name: 'Ana',
        method: 'cash',
        amount: 33_000,
        tip: 3_000,
        cash_amount: 50_000,
        begun_at: '2026-03-02T17:00:00.000Z',
      },
    ]);
    const { payment_id: id = 0 } = waiting[0] ?? {};
    expect([await shop.take(id), await shop.take(id)]).toMatchObject([
      { status: 200, body: { status: 'success', purchase_id: account.id } },
      { status: 200, body: { status: 'success' } },
    ]);
    expect(await shop.waiting()).toEqual([]);
    expect(keyOf(await shop.take(id, false))).toBe('conflict');
    expect(await money()).toMatchObject({ paid: 30_000, in_flight: 0, left: 20_000 });
    const audited = await shop.write(
      `select details from staff_actions where instance_id = $1 and action = 'payment.taken'`,
      [],
    );
    expect(audited).toEqual([{ details: { payment: id, purchase: account.id } }]);
  });

  it('is free when they did not', async () => {
    const share = await shop.held(ana, mine);
    await shop.payShareInPerson(ana, account, share.id, { method: 'card_reader' });
    const [{ payment_id: id = 0 } = {}] = await shop.waiting();
    expect([await shop.take(id, false), await shop.take(id, false)]).toMatchObject([
      { status: 200, body: { status: 'expired' } },
      { status: 200 },
    ]);
    expect(keyOf(await shop.take(id))).toBe('conflict');
    expect(await shop.sharesOf(eva)).toEqual([]);
    expect(await money()).toMatchObject({ left: 50_000 });
  });

  it('is taken back by its payer first', async () => {
    const share = await shop.held(ana, mine);
    await shop.payShareInPerson(ana, account, share.id);
    const [{ payment_id: id = 0 } = {}] = await shop.waiting();
    expect((await shop.drop(ana, share.id)).status).toBe(200);
    expect(keyOf(await shop.take(id))).toBe('conflict');
    expect((await shop.held(ana, mine)).amount).toBe(30_000);
  });

  it('is asked for once, in a way of the branch, with enough cash', async () => {
    const share = await shop.held(ana, mine);
    const pay = (body: object) => shop.payShareInPerson(ana, account, share.id, body);
    expect(keyOf(await pay({ method: 'face_to_face' }))).toBe('payment_method_required');
    expect(keyOf(await pay({ method: 'cash', cash_amount: 29_999 }))).toBe('cash_amount_low');
    expect([(await pay({ method: 'cash' })).status, (await pay({ method: 'cash' })).status]).toEqual([
      200, 200,
    ]);
    expect(await shop.waiting()).toHaveLength(1);
    const { headers } = ana;
    const whole = { method: 'PUT', path: `/payments/in_person/${account.id}.json`, headers } as const;
    expect(keyOf(await shop.ask({ ...whole, body: { method: 'cash' } }))).toBe('invalid_input');
  });

  it('is confirmed by staff of tables alone, and of an account alone', async () => {
    const share = await shop.held(ana, mine);
    await shop.payShareInPerson(ana, account, share.id);
    const [{ payment_id: id = 0 } = {}] = await shop.waiting();
    const path = `/staff/payments/${id}/taken.json`;
    const headers = await shop.asStaff('orders:write');
    expect(keyOf(await shop.ask({ method: 'PUT', path, headers, body: { taken: true } }))).toBe('forbidden');
    expect(keyOf(await shop.ask({ path: '/staff/payments.json', headers }))).toBe('forbidden');
    const cart = await shop.fillCart(ana, { payment_method: 'cash' });
    const order = (await shop.placeCart(ana, cart)).body as Order;
    expect(keyOf(await shop.take(order.payment?.id ?? 0))).toBe('not_found');
  });
});
