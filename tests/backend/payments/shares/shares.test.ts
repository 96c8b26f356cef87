import type { Order, Payment } from '@/lib/contract/orders/orders';
import type { Account } from '@/lib/contract/table/account';
import { watchTable } from '@/tests/support/backend/watch';
import { BROWSER, CARDS, createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { holder, openSharing, type Sharing } from '@/tests/support/shops/sharing-shop';
import { BUYER, type Diner, keyOf } from '@/tests/support/shops/shop';

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
  paying.setFaults({ muteEvents: false });
  await paying.forgetDue();
  shop = await openSharing(paying);
  ana = await shop.sitDown('1', 'Ana');
  eva = await shop.sitDown('1', 'Eva');
  account = await shop.read(ana);
  await shop.serve(account, ana, 30_000);
  await shop.serve(account, eva, 20_000);
});

const TIP = { include: 'YES', percent: 10, customValue: 0 };
/** Its bank asks the holder. */
const ASKING = '4000000000003220';
const mine = { kind: 'mine' };
/** Accepted by its payer as soon as the gateway says so. */
const NEQUI = { method: 'nequi', nequi: { phone: '3991111111' } };

async function settle(): Promise<void> {
  paying.settle();
  for (let turn = 0; turn < 3; turn += 1) {
    paying.pass(2_000);
    await paying.runJobs();
  }
}
const refundsOf = () =>
  shop.write(
    `select r.amount_minor, r.reason from refunds r join payments p on p.instance_id = r.instance_id and p.id = r.payment_id
     where r.instance_id = $1 and p.purchase_id = $2 order by r.id`,
    [account.id],
  );
const money = async (id?: number) => {
  const { total, paid, in_flight, left, state } = await shop.read(eva, id);
  return { total, paid, in_flight, left, state };
};

describe('a share that is paid online (rule payments/shares)', () => {
  it('is charged with its tip, while the others pay theirs', async () => {
    const share = await shop.held(ana, { ...mine, tip: TIP });
    const { status, body } = await shop.payShare(ana, account, share.id);
    expect([status, body]).toMatchObject([201, { amount: 33_000, status: 'pending' }]);
    expect(await shop.sharesOf(eva)).toEqual([[1, 30_000, 3_000, 'paying']]);
    expect(await money()).toMatchObject({ paid: 0, in_flight: 30_000, left: 20_000 });
    const other = await shop.held(eva, mine);
    await shop.payShare(eva, account, other.id);
    await settle();
    expect(await shop.sharesOf(eva)).toEqual([
      [1, 30_000, 3_000, 'paid'],
      [2, 20_000, 0, 'paid'],
    ]);
    expect(await money()).toEqual({ total: 50_000, paid: 50_000, in_flight: 0, left: 0, state: 'open' });
    expect(shop.charges({ id: account.id } as Order).map((one) => one.amount_in_cents)).toEqual([
      3_300_000, 2_000_000,
    ]);
    expect(shop.charges({ id: account.id } as Order).map((one) => one.redirect_url)).toEqual(
      Array(2).fill(expect.stringMatching(/\/menu-digital\/my-order\/\d+\?return=[\w-]{43}$/)),
    );
    expect(await refundsOf()).toEqual([]);
  });

  it('needs its own share, held until then, and who pays', async () => {
    const share = await shop.held(ana, mine);
    expect(keyOf(await shop.payShare(ana, account, undefined))).toBe('invalid_input');
    expect(keyOf(await shop.payShare(eva, account, share.id))).toBe('share_gone');
    expect(keyOf(await shop.payShare(ana, account, share.id, { buyer: undefined }))).toBe('contact_required');
    // PSE alone names its payer by a phone (rule people/optional-phone).
    const buyer = { ...BUYER, phone: '' };
    const pse = { bank: '1', person: 'natural', dni_type: 'CC', dni: '1020304050' };
    expect(keyOf(await shop.payShare(ana, account, share.id, { method: 'pse', pse, buyer }))).toBe(
      'phone_invalid',
    );
    paying.pass(5 * 60_000);
    expect(keyOf(await shop.payShare(ana, account, share.id))).toBe('share_gone');
    expect(shop.charges({ id: account.id } as Order)).toEqual([]);
  });

  it('is not charged once less than it is left of the bill', async () => {
    const share = await shop.held(ana, mine);
    await shop.write(
      `update purchases set total_minor = 20000, bill = '[{"kind":"products","amountMinor":20000}]'
       where instance_id = $1 and id = $2`,
      [account.id],
    );
    const refused = await shop.payShare(ana, account, share.id);
    expect(refused.body).toMatchObject({ error: { key: 'share_too_large', values: { left: 20_000 } } });
    expect(shop.charges({ id: account.id } as Order)).toEqual([]);
  });

  it('belongs to no other order', async () => {
    const cart = await shop.fillCart(ana, { payment_method: 'card' });
    const order = (await shop.placeCart(ana, cart)).body as Order;
    expect(order.status).toBe('in_progress');
    expect(keyOf(await shop.payShare(ana, order, 1))).toBe('invalid_input');
    expect(keyOf(await shop.payShareInPerson(ana, order, 1))).toBe('invalid_input');
  });

  it('is the same payment for the same call again', async () => {
    const share = await shop.held(ana, mine);
    const key = 'share-0123456789';
    const token = await paying.tokenize(shop.slug, CARDS.approved);
    const first = await shop.payShare(ana, account, share.id, { key, token });
    const again = await shop.payShare(ana, account, share.id, { key, token });
    expect((again.body as Payment).id).toBe((first.body as Payment).id);
    expect(shop.charges({ id: account.id } as Order)).toHaveLength(1);
  });

  it('is given back by staff, and the table hears of it at once (rule table/live)', async () => {
    const share = await shop.held(ana, mine);
    await shop.payShare(ana, account, share.id);
    await settle();
    const page = await watchTable({ app: paying.backend.app, host: shop.host, headers: eva.headers });
    await page.read();
    const given = await shop.ask({
      method: 'POST',
      path: `/staff/orders/${account.id}/refunds.json`,
      headers: { ...(await shop.asStaff('refunds:write')), 'idempotency-key': 'given-0123456789' },
      body: { amount: 10_000, reason: 'cold' },
    });
    expect(given.status).toBe(201);
    expect(await page.read()).toBe('event: table\ndata: {}\n\n');
    await page.close();
  });

  it('is held five minutes more when it was refused', async () => {
    const share = await shop.held(ana, mine);
    await shop.payShare(ana, account, share.id, { number: CARDS.declined });
    await settle();
    expect(await shop.sharesOf(eva)).toEqual([[1, 30_000, 0, 'held']]);
    await shop.payShare(ana, account, share.id);
    await settle();
    expect(await shop.sharesOf(eva)).toEqual([[1, 30_000, 0, 'paid']]);
  });

  it('is free once nobody waits for its payment, and what still comes goes back', async () => {
    // An event that is handled meanwhile holds the payment, and the jobs pass it by.
    paying.setFaults({ muteEvents: true });
    const share = await shop.held(ana, mine);
    await shop.payShare(ana, account, share.id, NEQUI);
    paying.breakGateway(shop, ({ fetch }) => ({
      fetch: async (ref) => {
        const charge = await fetch(ref);
        return charge && { ...charge, status: 'pending' };
      },
    }));
    for (const minutes of [14, 2]) {
      paying.pass(minutes * 60_000);
      await paying.runJobs();
    }
    expect(await shop.sharesOf(eva)).toEqual([]);
    expect(await money()).toMatchObject({ in_flight: 0, left: 50_000 });
    paying.mendGateways();
    paying.pass(11 * 60_000);
    await paying.runJobs();
    expect(await refundsOf()).toEqual([{ amount_minor: 30_000, reason: 'unwanted' }]);
    expect(await money()).toMatchObject({ paid: 0, left: 50_000 });
  });

  it('lets nobody choose another while it is on its way', async () => {
    const share = await shop.held(ana, mine);
    await shop.payShare(ana, account, share.id);
    expect(keyOf(await shop.hold(ana, { kind: 'amount', amount: 10_000 }))).toBe('payment_in_progress');
    expect(keyOf(await shop.drop(ana, share.id))).toBe('payment_in_progress');
  });

  it('is free when its payer gives the bank’s question up', async () => {
    const share = await shop.held(ana, mine);
    const token = await paying.tokenize(shop.slug, ASKING);
    const { body } = await shop.payShare(ana, account, share.id, {
      card: { token, ...holder, browser: BROWSER },
    });
    paying.pass(2_000);
    await paying.runJobs();
    const path = `/payments/given_up/${(body as Payment).id}.json`;
    const given = await shop.ask({ method: 'PUT', path, headers: ana.headers });
    expect(given.body).toMatchObject({ payment: { status: 'expired', given_up: true } });
    expect(await shop.sharesOf(eva)).toEqual([]);
    expect((await shop.held(eva, { kind: 'equal', of: 1 })).amount).toBe(50_000);
  });

  it('tells each payer of their own payment alone', async () => {
    const share = await shop.held(ana, mine);
    await shop.payShare(ana, account, share.id);
    const orderOf = async ({ headers }: Diner) =>
      (await shop.ask({ path: `/orders/${account.id}.json`, headers })).body as Order;
    expect((await orderOf(ana)).payment).toMatchObject({ amount: 30_000 });
    expect((await orderOf(eva)).payment).toBeNull();
  });
});

describe('an account that is paid (rule payments/shares)', () => {
  it('is closed once its bill was asked for', async () => {
    const share = await shop.held(ana, { kind: 'equal', of: 1 });
    await shop.bill(account);
    await shop.payShare(ana, account, share.id);
    await settle();
    expect(await money(account.id)).toMatchObject({ state: 'closed', paid: 50_000, left: 0 });
  });

  it('is closed at once when it was paid before', async () => {
    const share = await shop.held(ana, { kind: 'equal', of: 1 });
    await shop.payShare(ana, account, share.id);
    await settle();
    expect(await money()).toMatchObject({ state: 'open', left: 0 });
    const { headers } = eva;
    const { status, body } = await shop.ask({ method: 'POST', path: '/on_table/account/bill.json', headers });
    expect([status, body]).toMatchObject([200, { state: 'closed', paid: 50_000 }]);
  });

  it.each([
    ['before its bill was asked for', 30_000, 20_000],
    ['after it', 50_000, 0],
  ])('keeps what was on its way when staff closed it %s', async (_when, paid, left) => {
    const share = await shop.held(ana, left === 0 ? { kind: 'equal', of: 1 } : mine);
    if (left === 0) await shop.bill(account);
    await shop.payShare(ana, account, share.id);
    await shop.write(`update purchases set status = 'closed_account' where instance_id = $1 and id = $2`, [
      account.id,
    ]);
    await settle();
    expect(await money(account.id)).toMatchObject({ state: 'closed', paid, left });
    expect(await refundsOf()).toEqual([]);
  });

  it('gives back what its bill no longer holds, with a tip that pays for nothing', async () => {
    const share = await shop.held(ana, { ...mine, tip: TIP });
    await shop.payShare(ana, account, share.id);
    // Less than what is on its way.
    await shop.write(
      `update purchases set total_minor = 20000, bill = '[{"kind":"products","amountMinor":20000}]'
       where instance_id = $1 and id = $2`,
      [account.id],
    );
    const other = await shop.held(eva, mine).catch(() => null);
    expect(other).toBeNull();
    await settle();
    expect(await refundsOf()).toEqual([{ amount_minor: 10_000, reason: 'unwanted' }]);
    expect(await money()).toMatchObject({ paid: 20_000, left: 0 });
  });
});
