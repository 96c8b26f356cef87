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
});

const tip = (percent: number, customValue = 0) => ({ include: 'YES', percent, customValue });

describe('a share of the account of a table (rule payments/shares)', () => {
  it('is held for five minutes, and everybody sees whose it is', async () => {
    await shop.serve(account, ana, 30_000);
    await shop.serve(account, eva, 20_000);
    const { status, body } = await shop.hold(ana, { kind: 'mine' });
    expect(status).toBe(200);
    expect((body as Account).shares).toEqual([
      {
        id: expect.any(Number),
        member: 1,
        payer: 1,
        kind: 'mine',
        amount: 30_000,
        tip: 0,
        state: 'held',
        until: '2026-03-02T17:05:00.000Z',
        is_mine: true,
        payment_id: null,
      },
    ]);
    expect(body).toMatchObject({ total: 50_000, paid: 0, in_flight: 0, left: 50_000, my_part: 30_000 });
    expect((await shop.read(eva)).shares).toMatchObject([{ member: 1, amount: 30_000, is_mine: false }]);
    expect(keyOf(await shop.hold(eva, { kind: 'amount', amount: 20_001 }))).toBe('share_too_large');
    paying.pass(5 * 60_000);
    expect(await shop.sharesOf(eva)).toEqual([]);
    expect((await shop.held(eva, { kind: 'amount', amount: 20_001 })).amount).toBe(20_001);
  });

  it('says what somebody may still take: of their own part, and of what nobody else holds (rule table/split)', async () => {
    await shop.serve(account, ana, 30_000);
    const soup = await shop.serve(account, eva, 20_000);
    await shop.held(ana, { kind: 'lines', lines: [{ line_id: soup, part: { of: 2, count: 1 } }] });
    expect(await shop.read(eva)).toMatchObject({
      left: 50_000,
      my_part: 20_000,
      my_due: 10_000,
      free: 40_000,
    });
    // A member who holds a share may choose another in its place.
    expect(await shop.read(ana)).toMatchObject({
      left: 50_000,
      my_part: 30_000,
      my_due: 30_000,
      free: 50_000,
    });
    expect((await shop.held(eva, { kind: 'mine' })).amount).toBe(10_000);
  });

  it('says what is left where more is asked for', async () => {
    await shop.serve(account, null, 10_000);
    await shop.held(ana, { kind: 'amount', amount: 4_000 });
    const refused = await shop.hold(eva, { kind: 'amount', amount: 6_001 });
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { error: { key: 'share_too_large', values: { left: 6_000 } } },
    ]);
  });

  it('takes the place of the one before, under an id of its own', async () => {
    await shop.serve(account, ana, 10_000);
    const first = await shop.held(ana, { kind: 'equal', of: 2 });
    const second = await shop.held(ana, { kind: 'equal', of: 1 });
    expect([first.amount, second.amount]).toEqual([5_000, 10_000]);
    expect(second.id).not.toBe(first.id);
    expect(await shop.sharesOf(ana)).toEqual([[1, 10_000, 0, 'held']]);
    expect(keyOf(await shop.payShare(ana, account, first.id))).toBe('share_gone');
  });

  it('divides a line, of which nobody takes more than is left (rule table/split)', async () => {
    const wine = await shop.serve(account, null, 10_000);
    const part = (of: number, count = 1) => ({
      kind: 'lines',
      lines: [{ line_id: wine, part: { of, count } }],
    });
    expect((await shop.held(ana, part(3, 2))).amount).toBe(6_666);
    expect((await shop.read(eva)).rounds[0]?.lines[0]).toMatchObject({ open: 3_334 });
    expect((await shop.hold(eva, part(2))).body).toMatchObject({
      error: { key: 'dish_taken', values: { dish: expect.stringMatching(/./), left: 3_334 } },
    });
    expect((await shop.held(eva, { kind: 'lines', lines: [{ line_id: wine, part: 'rest' }] })).amount).toBe(
      3_334,
    );
    expect((await shop.held(eva, part(3))).amount).toBe(3_334);
  });

  it('is all that nobody else holds (rule table/split)', async () => {
    await shop.serve(account, null, 10_000);
    await shop.held(ana, { kind: 'amount', amount: 4_000 });
    expect(await shop.held(eva, { kind: 'all' })).toMatchObject({ kind: 'all', amount: 6_000 });
    const luis = await shop.sitDown('1', 'Luis');
    expect(keyOf(await shop.hold(luis, { kind: 'all' }))).toBe('share_too_large');
  });

  it('has a tip of its own, which is no part of the bill', async () => {
    await shop.serve(account, ana, 10_000);
    expect(await shop.held(ana, { kind: 'mine', tip: tip(10) })).toMatchObject({
      amount: 10_000,
      tip: 1_000,
    });
    expect(await shop.held(ana, { kind: 'mine', tip: tip(10, 2_500) })).toMatchObject({ tip: 2_500 });
    expect(await shop.held(ana, { kind: 'mine', tip: { ...tip(10), include: 'NO' } })).toMatchObject({
      tip: 0,
    });
    expect(keyOf(await shop.hold(ana, { kind: 'mine', tip: tip(0, 10_001) }))).toBe('tip_invalid');
    expect((await shop.read(ana)).left).toBe(10_000);
  });

  it('has no tip where the tenant asks none', async () => {
    const plain = await openSharing(paying, { noTip: ['on_table'] });
    const luis = await plain.sitDown('1', 'Luis');
    await plain.serve(await plain.read(luis), luis, 10_000);
    expect(await plain.held(luis, { kind: 'mine', tip: tip(10) })).toMatchObject({ tip: 0 });
  });

  it('keeps the account from being opened again (rule table/bill)', async () => {
    await shop.serve(account, ana, 10_000);
    await shop.bill(account);
    const share = await shop.held(ana, { kind: 'mine' });
    const reopen = { method: 'DELETE', path: '/on_table/account/bill.json', headers: eva.headers };
    expect(keyOf(await shop.ask(reopen))).toBe('payment_in_progress');
    await shop.drop(ana, share.id);
    expect((await shop.ask(reopen)).body).toMatchObject({ state: 'open' });
  });

  it('is given back by its payer alone', async () => {
    await shop.serve(account, ana, 10_000);
    const share = await shop.held(ana, { kind: 'mine' });
    expect((await shop.drop(eva, share.id)).status).toBe(200);
    expect(await shop.sharesOf(eva)).toHaveLength(1);
    expect((await shop.drop(ana, share.id)).status).toBe(200);
    expect((await shop.drop(ana, share.id)).status).toBe(200);
    expect(await shop.sharesOf(eva)).toEqual([]);
  });

  it('is a member’s, of an account that is open', async () => {
    await shop.serve(account, ana, 10_000);
    const stranger = await shop.sit('1');
    expect(keyOf(await shop.hold(stranger, { kind: 'mine' }))).toBe('not_found');
    expect(keyOf(await shop.hold(await shop.createDiner(), { kind: 'mine' }))).toBe('scan_table');
    expect(keyOf(await shop.hold(await shop.createDiner(), { kind: 'mine' }, account.id))).toBe('not_found');
    await shop.write(`update purchases set status = 'closed_account' where instance_id = $1 and id = $2`, [
      account.id,
    ]);
    expect(keyOf(await shop.hold(ana, { kind: 'mine' }, account.id))).toBe('order_closed');
  });

  it.each([
    ['no people', { kind: 'equal', of: 0 }],
    ['a crowd', { kind: 'equal', of: 21 }],
    ['less than nothing', { kind: 'amount', amount: -1 }],
    ['a part of a peso', { kind: 'amount', amount: 10.5 }],
    ['no lines', { kind: 'lines', lines: [] }],
    ['another kind', { kind: 'whole' }],
  ])('is not %s', async (_case, wish) => {
    await shop.serve(account, ana, 10_000);
    expect(keyOf(await shop.hold(ana, wish))).toBe('invalid_input');
  });

  it('is deleted when its time is over, and its table hears of it', async () => {
    await shop.serve(account, ana, 10_000);
    await shop.held(ana, { kind: 'mine' });
    paying.pass(5 * 60_000);
    await paying.runJobs();
    expect(await shop.write('select 1 from shares where instance_id = $1', [])).toEqual([]);
  });
});
