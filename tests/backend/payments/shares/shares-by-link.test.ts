import type { OrderStub } from '@/lib/contract/orders/links';
import type { Order } from '@/lib/contract/orders/orders';
import type { OrderLink } from '@/lib/contract/staff/link-calls';
import type { Account } from '@/lib/contract/table/account';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { openSharing, type Sharing } from '@/tests/support/shops/sharing-shop';
import { type Diner, keyOf } from '@/tests/support/shops/shop';
import { writeToOptions } from '@/tests/support/shops/write-to-options';

let paying: PayingBackend;
let shop: Sharing;
let ana: Diner;
let account: Account;
beforeAll(async () => {
  paying = await createPayingBackend();
});
afterAll(() => paying.close());
beforeEach(async () => {
  paying.backend.clock.now = new Date('2026-03-02T17:00:00Z');
  shop = await openSharing(paying);
  ana = await shop.sitDown('1', 'Ana');
  account = await shop.read(ana);
  await shop.serve(account, ana, 30_000);
  await shop.serve(account, null, 20_000);
});

const makeLink = async () =>
  shop.ask({
    method: 'POST',
    path: `/staff/orders/${account.id}/links.json`,
    headers: await shop.asStaff('orders:write'),
  });
async function newToken(): Promise<string> {
  return ((await makeLink()).body as OrderLink).url.split('#token=')[1] ?? '';
}
const open = (who: Diner, token: string) => shop.post(who, `/orders/${account.id}/link.json`, { token });
const join = (who: Diner, token: string) =>
  shop.post(who, `/orders/${account.id}/members.json`, { token, terms: true });

describe('a link to the account of a table (rule orders/links, rule payments/shares)', () => {
  it('lets somebody who is not there pay a share, without a place at the table', async () => {
    const eva = await shop.createDiner();
    const token = await newToken();
    expect((await open(eva, token)).body as OrderStub).toMatchObject({
      id: account.id,
      total: 50_000,
      left: 50_000,
      step: 'to_pay',
      role: null,
    });
    const joined = (await join(eva, token)).body as Order;
    expect(joined).toMatchObject({ role: 'guest', is_account: true, payment: null });
    const seen = await shop.read(eva, account.id);
    expect(seen).toMatchObject({ me: null, left: 50_000, can_send: false });
    expect(seen.members.map(({ number }) => number)).toEqual([1]);
    const share = await shop.held(eva, { kind: 'amount', amount: 20_000 }, account.id);
    expect(share).toMatchObject({ member: null, amount: 20_000 });
    // Staff would look for them at the table.
    expect(seen.can_pay_in_person).toEqual([]);
    const inPerson = { method: 'PUT', path: `/payments/in_person/${account.id}.json` } as const;
    const refused = await shop.ask({
      ...inPerson,
      headers: eva.headers,
      body: { method: 'cash', share_id: share.id },
    });
    expect([refused.status, keyOf(refused)]).toEqual([403, 'owner_only']);
    await shop.payShare(eva, account, share.id);
    paying.settle();
    paying.pass(2_000);
    await paying.runJobs();
    expect(await shop.sharesOf(ana)).toEqual([[null, 20_000, 0, 'paid']]);
    const stranger = await shop.createDiner();
    expect((await open(stranger, token)).body).toMatchObject({ total: 50_000, left: 30_000 });
    // Lines for all are shared by those who are there.
    expect((await shop.read(ana)).my_part).toBe(50_000);
  });

  it('lets read what it costs, and neither what is said to a dish nor what is not sent (rule orders/members)', async () => {
    const SECRET = 'Sin sal, por la tensión';
    await shop.sent(ana, 'limonada', { comment: SECRET });
    await shop.choose(ana, 'limonada', { comment: SECRET });
    await writeToOptions({ backend: paying.backend, purchaseId: account.id, words: SECRET });
    const eva = await shop.createDiner();
    await join(eva, await newToken());
    const [told, order] = [
      await shop.read(eva, account.id),
      await shop.get<Order>(eva, `/orders/${account.id}.json`),
    ];
    expect(JSON.stringify([told, order])).not.toContain(SECRET);
    expect([told.drafts, told.rounds.flatMap(({ lines }) => lines).length]).toEqual([[], 3]);
    expect(JSON.stringify((await shop.read(ana)).drafts)).toContain(SECRET);
  });

  it('lets nobody hold one part of the bill after the other without end, and others go on', async () => {
    const tries = [];
    for (let turn = 0; turn < 9; turn += 1) tries.push(await shop.hold(ana, { kind: 'all' }));
    expect(tries.map(({ status }) => status)).toEqual([...Array(8).fill(200), 429]);
    expect(keyOf(tries[8] as (typeof tries)[0])).toBe('shares_held');
    paying.pass(6 * 60_000);
    await paying.runJobs();
    const eva = await shop.sitDown('1', 'Eva');
    expect((await shop.hold(eva, { kind: 'all' })).status).toBe(200);
  });

  it('is asked of whom staff took off the account as of a stranger', async () => {
    await shop.ask({
      method: 'DELETE',
      path: `/staff/accounts/${account.id}/members/1.json`,
      headers: shop.staff,
    });
    expect(keyOf(await open(ana, 'x'.repeat(43)))).toBe('not_found');
  });

  it('lets in to pay whom staff took off the account, and to nothing else there', async () => {
    const eva = await shop.sitDown('1', 'Eva');
    await shop.serve(account, eva, 5_000);
    const path = `/staff/accounts/${account.id}/members/2.json`;
    await shop.ask({ method: 'DELETE', path, headers: shop.staff });
    const token = await newToken();
    expect((await open(eva, token)).body as OrderStub).toMatchObject({ step: 'to_pay', role: null });
    expect((await join(eva, token)).body as Order).toMatchObject({ role: 'guest', is_account: true });
    expect(await shop.read(eva, account.id)).toMatchObject({ can_send: false, my_part: 5_000 });
    const share = await shop.held(eva, { kind: 'mine' }, account.id);
    await shop.payShare(eva, account, share.id);
    paying.settle();
    paying.pass(2_000);
    await paying.runJobs();
    expect(await shop.read(ana)).toMatchObject({ paid: 5_000, members: [{ left: false }, { left: true }] });
    // The table lets nobody in by that.
    await shop.scan(eva, '1');
    expect(keyOf(await shop.join(eva, 'Eva'))).toBe('table_needs_staff');
  });

  it('lets twenty in beside those at the table', async () => {
    const token = await newToken();
    await shop.write(
      `with made as (insert into profiles (instance_id, created_at)
         select $1, now() from generate_series(1, 19) returning id)
       insert into purchase_members (instance_id, purchase_id, profile_id, role, joined_at, number, name)
       select $1, $2, id, 'guest', now(), row_number() over () + 1, 'x' from made`,
      [account.id],
    );
    for (let guest = 0; guest < 2; guest += 1)
      expect((await join(await shop.createDiner(), token)).status).toBe(200);
  });

  it('is made for an account that is open, whatever its age', async () => {
    paying.pass(25 * 3_600_000);
    const { status, body } = await makeLink();
    expect([status, (body as OrderLink).expires_at]).toEqual([201, '2026-03-03T20:00:00.000Z']);
    const token = await newToken();
    await shop.write(`update purchases set status = 'closed_account' where instance_id = $1 and id = $2`, [
      account.id,
    ]);
    expect(keyOf(await makeLink())).toBe('order_closed');
    const eva = await shop.createDiner();
    expect((await open(eva, token)).body).toMatchObject({ step: 'over' });
    expect(keyOf(await join(eva, token))).toBe('order_closed');
  });
});
