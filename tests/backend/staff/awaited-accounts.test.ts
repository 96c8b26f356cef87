import type { Context } from '@/backend/context';
import { listAccountsOfStaff } from '@/backend/purchases';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { openDining } from '@/tests/support/shops/dining-shop';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

/** Ana at table 1 has sent a lemonade; her account is closed before it is served. */
async function openAwaited() {
  const dining = await openDining(backend);
  const headers = await dining.asStaff('tables:write', 'orders:write');
  const { id } = await dining.sent(await dining.sitDown('1', 'Ana'), 'limonada');
  const put = (path: string, body: object) => dining.ask({ method: 'PUT', path, headers, body });
  const list = async (after?: number) => {
    const query = after === undefined ? '' : `?after=${after}`;
    const { body } = await dining.ask({ path: `/staff/accounts.json${query}`, headers });
    return (body as StaffAccount[]).map((account) => [account.id, account.state]);
  };
  await put(`/staff/accounts/${id}/status.json`, { status: 'closed_account', reason: 'x' });
  return { ...dining, id, put, list };
}

describe('an account that waits for its kitchen (rule table/bill)', () => {
  it('stays in the list where staff finish it, until all is served', async () => {
    const shop = await openAwaited();
    const finished = await shop.put(`/staff/orders/${shop.id}/status.json`, { status: 'finished' });
    expect(finished.status).toBe(200);
    expect(await shop.list()).toEqual([[shop.id, 'closed']]);
    const served = await shop.put(`/staff/accounts/${shop.id}/rounds/1.json`, { state: 'served' });
    expect(served.body).toMatchObject({ rounds: [{ state: 'served' }] });
    expect(await shop.list()).toEqual([]);
  });

  it('is left out by no page of the list (rule staff/accounts)', async () => {
    const shop = await openAwaited();
    const { id: open } = await shop.sent(await shop.sitDown('2', 'Eva'), 'limonada');
    const [first, last] = [
      [open, 'open'],
      [shop.id, 'closed'],
    ];
    expect(await shop.list()).toEqual([first, last]);
    expect(await shop.list(open)).toEqual([last]);
    expect(await shop.list(shop.id)).toEqual([]);
    // One that has left the list meanwhile hides none.
    expect(await shop.list(999_999)).toEqual([first, last]);
    const { instanceId } = shop;
    const ctx = { instance: { id: instanceId }, now: backend.clock.now } as unknown as Context;
    const page = (limit: number | null) =>
      backend.db.tenant(instanceId, (sql) =>
        listAccountsOfStaff({ sql, ctx, branches: null, after: null, limit }),
      );
    expect((await page(1)).map(({ id }) => id)).toEqual([open]);
    expect((await page(null)).map(({ id }) => id)).toEqual([open, shop.id]);
  });
});
