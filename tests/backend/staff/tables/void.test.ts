import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import type { StaffRole } from '@/lib/domain/staff/roles';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { joinStaff } from '@/tests/support/shops/person';
import { openSharing } from '@/tests/support/shops/sharing-shop';

let paying: PayingBackend;
beforeAll(async () => {
  paying = await createPayingBackend();
});
afterAll(() => paying.close());

/** Ana at table 1 has a dish of 30.000, and one of 10.000 is the table's; somebody of this role works there. */
async function openServed(role: StaffRole) {
  const shop = await openSharing(paying);
  const ana = await shop.sitDown('1', 'Ana');
  const account = await shop.read(ana);
  const dish = await shop.serve(account, ana, 30_000);
  const other = await shop.serve(account, null, 10_000);
  const person = await joinStaff({ backend: paying.backend, slug: shop.slug, role });
  const path = `/staff/accounts/${account.id}`;
  const put = (part: string, body: object) => person.at({ method: 'PUT', path: `${path}${part}.json`, body });
  const take = (line: number) => put(`/lines/${line}`, { void_reason: 'x' });
  const read = async () => (await person.at({ path: `${path}.json` })).body as StaffAccount;
  const pay = async (share: object) => {
    const { id } = await shop.held(ana, share);
    await shop.payShareInPerson(ana, account, id, { method: 'cash' });
    const [waiting] = await shop.waiting();
    await shop.take(waiting?.payment_id ?? 0);
  };
  return { ...shop, ana, account, dish, other, put, take, read, pay };
}
const REFUSED = { status: 403, body: { error: { key: 'forbidden', values: { scope: 'refunds:write' } } } };

describe('what is taken off a bill (rule staff/void)', () => {
  it('is free for a waiter while it was only sent', async () => {
    const shop = await openServed('waiter');
    expect((await shop.take(shop.dish)).status).toBe(200);
    expect((await shop.read()).total).toBe(10_000);
  });

  it.each(['preparation', 'served'] as const)(
    'takes somebody who gives money back where it is in %s',
    async (state) => {
      const shop = await openServed('waiter');
      await shop.put(`/lines/${shop.dish}`, { state });
      expect(await shop.take(shop.dish)).toMatchObject(REFUSED);
      expect((await shop.read()).total).toBe(40_000);
      const cashier = await joinStaff({ backend: paying.backend, slug: shop.slug, role: 'cashier' });
      const path = `/staff/accounts/${shop.account.id}/lines/${shop.dish}.json`;
      expect((await cashier.at({ method: 'PUT', path, body: { void_reason: 'x' } })).status).toBe(200);
    },
  );

  it('takes them too where money would go back, and nothing is changed by the refusal', async () => {
    const shop = await openServed('waiter');
    await shop.pay({ kind: 'all' });
    expect(await shop.take(shop.other)).toMatchObject(REFUSED);
    expect(await shop.read()).toMatchObject({ total: 40_000, paid: 40_000, left: 0 });
  });
});

describe('an account with something left (rule staff/void)', () => {
  const close = { status: 'closed_account', reason: 'x' };

  it('is closed by a cashier for a reason, and not by a waiter', async () => {
    const shop = await openServed('waiter');
    expect(await shop.put('/status', close)).toMatchObject(REFUSED);
    expect((await shop.read()).state).toBe('open');
    const other = await openServed('cashier');
    expect((await other.put('/status', close)).status).toBe(200);
  });

  it('is closed by a waiter once it is paid', async () => {
    const shop = await openServed('waiter');
    await shop.pay({ kind: 'all' });
    expect((await shop.put('/status', { status: 'closed_account' })).status).toBe(200);
  });
});
