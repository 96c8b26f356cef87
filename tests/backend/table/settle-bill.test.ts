import { settleBill } from '@/backend/table';
import type { Account } from '@/lib/contract/table/account';
import { CARDS, createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { openSharing, type Sharing } from '@/tests/support/shops/sharing-shop';
import { type Diner, keyOf } from '@/tests/support/shops/shop';

let paying: PayingBackend;
let shop: Sharing;
let ana: Diner;
let eva: Diner;
let account: Account;
let [dish, other]: number[] = [];
beforeAll(async () => {
  paying = await createPayingBackend();
});
afterAll(() => paying.close());
beforeEach(async () => {
  paying.backend.clock.now = new Date('2026-03-02T17:00:00Z');
  // An event that is handled meanwhile holds the payment, and the jobs pass it by.
  paying.setFaults({ muteEvents: true });
  shop = await openSharing(paying);
  ana = await shop.sitDown('1', 'Ana');
  eva = await shop.sitDown('1', 'Eva');
  account = await shop.read(ana);
  dish = await shop.serve(account, ana, 30_000);
  other = await shop.serve(account, eva, 20_000);
});

const TIP = { include: 'YES', percent: 10, customValue: 0 };

async function payMine(diner: Diner): Promise<void> {
  const share = await shop.held(diner, { kind: 'mine', tip: TIP });
  await shop.payShareInPerson(diner, account, share.id);
  const [{ payment_id: id = 0 } = {}] = await shop.waiting();
  await shop.take(id);
}
/** Staff take a line off the bill. */
async function takeOff(lineId: number | undefined, amountMinor: number): Promise<void> {
  await paying.backend.db.tenant(shop.instanceId, async (sql) => {
    await sql(
      `update purchase_lines set state = 'void', void_reason = 'frío' where instance_id = $1 and id = $2`,
      [shop.instanceId, lineId],
    );
    await sql(
      `update purchases set total_minor = total_minor - $3,
         bill = jsonb_build_array(jsonb_build_object('kind', 'products', 'amountMinor', total_minor - $3))
       where instance_id = $1 and id = $2`,
      [shop.instanceId, account.id, amountMinor],
    );
    await settleBill({ sql, ctx: shop.ctx, account, lineId: lineId ?? 0 });
  });
}
const refunds = () =>
  shop.write(
    `select p.payer_id, r.amount_minor, r.reason, r.state from refunds r join payments p
       on p.instance_id = r.instance_id and p.id = r.payment_id where r.instance_id = $1 order by r.id`,
    [],
  );

describe('a line that staff take off the bill (rule payments/shares)', () => {
  it('gives its money back to whoever paid for it, with its tip', async () => {
    await payMine(ana);
    await payMine(eva);
    await takeOff(dish, 30_000);
    expect(await refunds()).toEqual([
      { payer_id: ana.id, amount_minor: 33_000, reason: 'taken_off', state: 'by_hand' },
    ]);
    expect(await shop.read(ana)).toMatchObject({ total: 20_000, paid: 20_000, left: 0, state: 'open' });
    expect(await shop.sharesOf(ana)).toEqual([[2, 20_000, 2_000, 'paid']]);
  });

  it('gives nothing back while the bill is as large as what was paid', async () => {
    await payMine(ana);
    await takeOff(dish, 20_000);
    expect(await refunds()).toEqual([]);
    expect(await shop.read(ana)).toMatchObject({ total: 30_000, paid: 30_000, left: 0 });
  });

  it('lowers what others owe while the bill is larger than what was paid, and gives back what is beyond it at the end', async () => {
    await shop.serve(account, eva, 20_000);
    await payMine(ana);
    await takeOff(dish, 30_000);
    expect([await refunds(), (await shop.read(eva)).left]).toEqual([[], 10_000]);
    expect(keyOf(await shop.hold(eva, { kind: 'amount', amount: 10_001 }))).toBe('share_too_large');
    const share = await shop.held(eva, { kind: 'amount', amount: 10_000 });
    await shop.payShareInPerson(eva, account, share.id);
    const [{ payment_id: id = 0 } = {}] = await shop.waiting();
    await shop.take(id);
    expect([await refunds(), await shop.read(eva)]).toMatchObject([
      [],
      { total: 40_000, paid: 40_000, left: 0 },
    ]);
    await takeOff(other, 20_000);
    expect(await refunds()).toMatchObject([
      { payer_id: eva.id, amount_minor: 10_000, reason: 'taken_off' },
      { payer_id: ana.id, amount_minor: 10_000, reason: 'taken_off' },
    ]);
    expect(await shop.read(eva)).toMatchObject({ total: 20_000, paid: 20_000, left: 0 });
  });

  it('is given back by staff to whoever paid for it, and is left to pay again then', async () => {
    await payMine(ana);
    await shop.serve(account, null, 50_000);
    await takeOff(dish, 30_000);
    expect(await shop.read(eva)).toMatchObject({ total: 70_000, paid: 30_000, left: 40_000 });
    const { status } = await shop.ask({
      method: 'POST',
      path: `/staff/orders/${account.id}/refunds.json`,
      headers: { ...(await shop.asStaff('refunds:write')), 'idempotency-key': 'given-back-1' },
      body: { amount: 30_000, reason: 'plato frío' },
    });
    expect(status).toBe(201);
    expect((await shop.read(eva)).left).toBe(70_000);
  });

  it('is paid by money that was on its way: what comes beyond the bill goes back', async () => {
    await payMine(ana);
    const share = await shop.held(eva, { kind: 'mine' });
    await shop.payShare(eva, account, share.id);
    await takeOff(dish, 30_000);
    paying.settle();
    paying.pass(2_000);
    await paying.runJobs();
    expect(await shop.read(eva)).toMatchObject({ total: 20_000, paid: 20_000, left: 0 });
  });

  it('ends the shares that nobody began to pay', async () => {
    const share = await shop.held(eva, { kind: 'equal', of: 2 });
    await takeOff(dish, 30_000);
    expect(await shop.sharesOf(eva)).toEqual([]);
    expect(keyOf(await shop.payShare(eva, account, share.id))).toBe('share_gone');
  });

  it.each([
    ['that is not left by then', 'other', { kind: 'amount', amount: 40_000 }],
    ['of that line', 'dish', { kind: 'mine' }],
  ])('is not held again by a share %s, whose payment is refused', async (_what, line, wish) => {
    await shop.serve(account, null, 30_000);
    const share = await shop.held(ana, wish);
    await shop.payShare(ana, account, share.id, { number: CARDS.declined });
    await takeOff(line === 'dish' ? dish : other, line === 'dish' ? 30_000 : 45_000);
    paying.settle();
    paying.pass(2_000);
    await paying.runJobs();
    expect(await shop.sharesOf(eva)).toEqual([]);
    expect((await shop.read(eva)).left).toBeGreaterThan(0);
  });

  it('closes an account whose bill was asked for and is paid by then', async () => {
    await payMine(ana);
    await shop.bill(account);
    await takeOff(other, 20_000);
    expect(await shop.read(ana, account.id)).toMatchObject({ state: 'closed', total: 30_000, left: 0 });
  });

  it('owes the money of a line that is not made after all was paid and closed (rule table/bill)', async () => {
    await payMine(ana);
    await payMine(eva);
    await shop.post(ana, '/on_table/account/bill.json', {});
    expect(await shop.read(ana, account.id)).toMatchObject({ state: 'closed', left: 0 });
    const path = `/staff/accounts/${account.id}/lines/${other}.json`;
    const body = { void_reason: 'Se acabó' };
    const { body: voided } = await shop.ask({ method: 'PUT', path, headers: shop.staff, body });
    expect(voided).toMatchObject({ state: 'closed', total: 30_000, left: 0 });
    // Her tip was for it.
    expect(await refunds()).toMatchObject([{ payer_id: eva.id, amount_minor: 22_000, reason: 'taken_off' }]);
  });
});
