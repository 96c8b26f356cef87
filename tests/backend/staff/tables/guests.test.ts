import { randomUUID } from 'node:crypto';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { openSharing, type Sharing } from '@/tests/support/shops/sharing-shop';
import { keyOf } from '@/tests/support/shops/shop';

let paying: PayingBackend;
let shop: Sharing;
beforeAll(async () => {
  paying = await createPayingBackend();
});
afterAll(() => paying.close());
beforeEach(async () => {
  paying.backend.clock.now = new Date('2026-03-02T17:00:00Z');
  shop = await openSharing(paying);
});

const tableId = async (label: string): Promise<number> => {
  const rows = await shop.write(`select id from tables where instance_id = $1 and label = $2`, [label]);
  return (rows as { id: number }[])[0]?.id ?? 0;
};
const post = (path: string, body: object, key: string = randomUUID()) =>
  shop.ask({ method: 'POST', path, body, headers: { ...shop.staff, 'idempotency-key': key } });
const open = async (label: string, body: object = {}, key?: string) =>
  post(`/staff/tables/${await tableId(label)}/account.json`, body, key);
const take = ({ id }: { id: number }, body: object, key?: string) =>
  post(`/staff/accounts/${id}/payments.json`, body, key);
const seen = ({ body }: { body: unknown }) => body as StaffAccount;
const ALL = { method: 'cash', part: { kind: 'all' } };

describe('an account that staff open (rule staff/guests)', () => {
  it('is nobody’s without a name, and a diner who scans joins it as number one', async () => {
    const opened = seen(await open('1'));
    expect(opened).toMatchObject({ state: 'open', members: [], table: { label: '1' }, total: 0 });
    const ana = await shop.sitDown('1', 'Ana');
    expect(await shop.read(ana)).toMatchObject({ id: opened.id, members: [{ number: 1, name: 'Ana' }] });
  });

  it('has somebody of the name that was said', async () => {
    expect(seen(await open('1', { name: '  Doña   Rosa ' }))).toMatchObject({
      members: [{ number: 1, name: 'Doña Rosa' }],
    });
  });

  it('is opened once for a key, and not where one is open', async () => {
    const key = randomUUID();
    const [first, again] = [await open('1', {}, key), await open('1', {}, key)];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(seen(again).id).toBe(seen(first).id);
    expect(keyOf(await open('1'))).toBe('table_taken');
    await shop.sitDown('2', 'Eva');
    expect(keyOf(await open('2'))).toBe('table_taken');
  });

  it('is opened at no room, at no table that was taken away, and where nothing is paid at the end', async () => {
    expect(keyOf(await post('/staff/tables/999999/account.json', {}))).toBe('not_found');
    await paying.backend.db.system((sql) =>
      sql(`update tables set removed_at = now() where instance_id = $1 and label = '2'`, [shop.instanceId]),
    );
    expect(keyOf(await open('2'))).toBe('not_found');
    await paying.backend.db.system((sql) =>
      sql(`update suppliers set on_table_class = 'basic' where instance_id = $1`, [shop.instanceId]),
    );
    expect(keyOf(await open('1'))).toBe('on_table_unavailable');
  });
});

describe('what each person may pay (rule staff/guests, rule table/split)', () => {
  it('is their dishes and their part of those for all, less what they paid, and is taken as it is told', async () => {
    const pablo = await shop.sitDown('1', 'Pablo');
    const rosa = await shop.sitDown('1', 'Rosa');
    const account = await shop.sent(pablo, 'limonada');
    await shop.serve(account, null, 36_600);
    await shop.read(rosa);
    const dues = async () => {
      const { body } = await shop.ask({ path: `/staff/accounts/${account.id}.json`, headers: shop.staff });
      return { left: seen({ body }).left, dues: seen({ body }).dues };
    };
    const before = await dues();
    expect(before.dues.reduce((sum, { amount }) => sum + amount, 0)).toBe(before.left);
    const mine = (member: number, total: number) =>
      take(account, { method: 'cash', member, part: { kind: 'mine' }, total });
    expect((await mine(1, before.dues[0]?.amount ?? 0)).status).toBe(201);
    const after = await dues();
    expect(after.dues).toEqual([
      { member: 1, amount: 0 },
      { member: 2, amount: after.left },
    ]);
    expect(after.left).toBe(before.dues[1]?.amount);
    expect((await mine(2, after.left)).status).toBe(201);
    expect(await dues()).toEqual({
      left: 0,
      dues: [
        { member: 1, amount: 0 },
        { member: 2, amount: 0 },
      ],
    });
  });
});

describe('a bill that the waiter was asked for (rule staff/guests, rule table/bill)', () => {
  const note = ({ id }: { id: number }, asked: boolean) =>
    shop.ask({
      ...{ method: 'PUT', path: `/staff/accounts/${id}/bill.json`, headers: shop.staff, body: { asked } },
    });

  it('stops what phones send, is taken back, and closes the account once all is paid', async () => {
    const ana = await shop.sitDown('1', 'Ana');
    const account = await shop.sent(ana, 'limonada');
    expect(seen(await note(account, true))).toMatchObject({ state: 'bill_asked', bill_asked_by: null });
    await shop.choose(ana);
    expect(keyOf(await shop.send(ana))).toBe('bill_asked');
    expect(seen(await note(account, false))).toMatchObject({ state: 'open', bill_asked_at: null });
    expect((await shop.send(ana)).status).toBe(200);
    await take(account, ALL);
    expect(seen(await note(account, true))).toMatchObject({ state: 'closed', left: 0 });
    expect(keyOf(await note(account, false))).toBe('order_closed');
  });

  it('is none of a table that ordered nothing, and stays while somebody pays', async () => {
    const account = seen(await open('1'));
    expect(keyOf(await note(account, true))).toBe('empty');
    const ana = await shop.sitDown('1', 'Ana');
    await shop.sent(ana, 'limonada');
    await note(account, true);
    await shop.held(ana, { kind: 'all' });
    expect(keyOf(await note(account, false))).toBe('payment_in_progress');
  });
});

describe('money that no phone asked for (rule staff/guests)', () => {
  const opened = async (amount = 40_000): Promise<StaffAccount> => {
    const account = seen(await open('1'));
    await shop.serve(account, null, amount);
    return account;
  };

  it('pays all that is left, with the notes that were handed over, and is written down', async () => {
    const account = await opened();
    const taken = await take(account, { ...ALL, cash_amount: 50_000 });
    expect([taken.status, seen(taken)]).toMatchObject([
      201,
      { paid: 40_000, left: 0, state: 'open', shares: [{ kind: 'all', state: 'paid', member: null }] },
    ]);
    const payments = await shop.write(
      `select method, status, amount_minor, details ->> 'cash_minor' as cash from payments where instance_id = $1 and purchase_id = $2`,
      [account.id],
    );
    expect(payments).toEqual([{ method: 'cash', status: 'success', amount_minor: 40_000, cash: '50000' }]);
    const audited = await shop.write(
      `select details from staff_actions where instance_id = $1 and action = 'payment.taken'`,
      [],
    );
    expect(audited).toMatchObject([{ details: { purchase: account.id, method: 'cash' } }]);
    expect(keyOf(await take(account, ALL))).toBe('share_too_large');
  });

  it('is taken once for a key', async () => {
    const account = await opened();
    const key = randomUUID();
    const half = { method: 'cash', part: { kind: 'equal', of: 2 } };
    expect(seen(await take(account, half, key)).paid).toBe(20_000);
    expect(seen(await take(account, half, key)).paid).toBe(20_000);
    // Another one is another person's half.
    expect(seen(await take(account, half)).paid).toBe(40_000);
  });

  it('is the sum with the tip that somebody was told, or nothing is taken', async () => {
    const account = await opened();
    const tip = { include: 'YES', percent: 10, customValue: 0 };
    const third = { method: 'cash', part: { kind: 'equal', of: 3, tip } };
    for (const total of [14_667, 14_665, 0, 14_666.5]) {
      const refused = await take(account, { ...third, total });
      expect([keyOf(refused), refused.body]).toMatchObject([
        'total_changed',
        { error: { values: { total: 14_666 } } },
      ]);
    }
    expect(seen(await take(account, { ...third, total: 14_666 }))).toMatchObject({
      left: 26_667,
      shares: [{ amount: 13_333, tip: 1_333 }],
    });
  });

  it('leaves a member’s own part to the member, and the tip is no part of the bill', async () => {
    const ana = await shop.sitDown('1', 'Ana');
    const account = await shop.read(ana);
    await shop.serve(account, ana, 30_000);
    await shop.serve(account, null, 10_000);
    const tip = { include: 'YES', percent: 10, customValue: 0 };
    const part = { kind: 'amount', amount: 10_000, tip };
    expect(seen(await take(account, { method: 'card_reader', part }))).toMatchObject({
      paid: 10_000,
      left: 30_000,
      shares: [{ amount: 10_000, tip: 1_000, member: null }],
    });
    const mine = { method: 'cash', part: { kind: 'mine' } };
    expect(keyOf(await take(account, mine))).toBe('invalid_input');
    expect(keyOf(await take(account, { ...mine, member: 9 }))).toBe('not_found');
    expect(seen(await take(account, { ...mine, member: 1 }))).toMatchObject({ left: 0 });
  });

  it('respects what a diner holds or pays meanwhile', async () => {
    const ana = await shop.sitDown('1', 'Ana');
    const account = await shop.read(ana);
    await shop.serve(account, ana, 30_000);
    const share = await shop.held(ana, { kind: 'amount', amount: 20_000 });
    expect(seen(await take(account, ALL))).toMatchObject({ paid: 10_000 });
    await shop.payShareInPerson(ana, account, share.id, { method: 'cash' });
    expect(keyOf(await take(account, { ...ALL, member: 1 }))).toBe('payment_in_progress');
    expect(keyOf(await take(account, ALL))).toBe('share_too_large');
  });

  it.each([
    ['cash below the bill', { ...ALL, cash_amount: 39_000 }, 'cash_amount_low'],
    ['a way that is not offered', { ...ALL, method: 'face_to_face' }, 'payment_method_required'],
    ['decimals of pesos', { ...ALL, part: { kind: 'amount', amount: 10.5 } }, 'invalid_input'],
    ['less than nothing', { ...ALL, part: { kind: 'amount', amount: -1 } }, 'invalid_input'],
    ['more than there is', { ...ALL, part: { kind: 'amount', amount: 40_001 } }, 'share_too_large'],
    ['more than any money', { ...ALL, part: { kind: 'amount', amount: 1e15 } }, 'invalid_input'],
    ['a part of none', { ...ALL, part: { kind: 'equal', of: 0 } }, 'invalid_input'],
  ])('is refused: %s', async (_why, body, key) => {
    const account = await opened();
    expect(keyOf(await take(account, body))).toBe(key);
    const { body: after } = await shop.ask({
      path: `/staff/accounts/${account.id}.json`,
      headers: shop.staff,
    });
    expect(after).toMatchObject({ paid: 0, left: 40_000, shares: [] });
  });

  it('comes to no account that is closed, and closes one whose bill was asked for', async () => {
    const ana = await shop.sitDown('1', 'Ana');
    const account = await shop.read(ana);
    await shop.serve(account, ana, 30_000);
    await shop.post(ana, '/on_table/account/bill.json', {});
    expect(seen(await take(account, ALL))).toMatchObject({ state: 'closed', left: 0, takes: [] });
    expect(keyOf(await take(account, ALL))).toBe('order_closed');
  });
});
