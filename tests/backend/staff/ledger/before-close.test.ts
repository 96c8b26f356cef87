import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import { openTill } from '@/tests/support/money/till';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { joinStaff } from '@/tests/support/shops/person';
import { openSharing, type Sharing } from '@/tests/support/shops/sharing-shop';

let paying: PayingBackend;
let shop: Sharing;
let leo: ReturnType<typeof openTill>;
beforeAll(async () => {
  paying = await createPayingBackend();
});
afterAll(() => paying.close());
beforeEach(async () => {
  shop = await openSharing(paying);
  leo = openTill({
    shop,
    person: await joinStaff({ backend: paying.backend, slug: shop.slug, role: 'manager' }),
  });
});

const NOTHING = { accounts: 0, orders: 0, shares: 0, transfers: 0, refunds: 0, charges: 0, deposits: 0 };
const waiting = async () => (await leo.reading()).waiting;

describe('a reading says what waits before a close (rule staff/before-close)', () => {
  it('a table that is open, and no table that was closed', async () => {
    expect(await waiting()).toEqual(NOTHING);
    const [table] = (await shop.write(`select id from tables where instance_id = $1 and label = $2`, [
      '1',
    ])) as {
      id: number;
    }[];
    const opened = await leo.send('POST', `/staff/tables/${table?.id}/account.json`, {});
    expect(await waiting()).toEqual({ ...NOTHING, accounts: 1 });
    const { id } = opened.body as StaffAccount;
    await leo.send('PUT', `/staff/accounts/${id}/status.json`, { status: 'closed_account' });
    expect(await waiting()).toEqual(NOTHING);
  });

  it('money that is owed back until it is given, and it hinders no close', async () => {
    const { id } = await leo.sell('1', { amount: 40_000 });
    const asked = await leo.send('POST', `/staff/orders/${id}/refunds.json`, {
      reason: 'Frío',
      amount: 5_000,
    });
    expect(await waiting()).toEqual({ ...NOTHING, refunds: 1 });
    expect((await leo.close(1, 40_000)).status).toBe(201);
    const { refunds } = asked.body as { refunds: { id: number }[] };
    await leo.send('PUT', `/staff/refunds/${refunds[0]?.id}.json`, { status: 'refunded' });
    expect(await waiting()).toEqual(NOTHING);
  });
});
