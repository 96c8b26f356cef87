import { createStaffKey } from '@/backend/staff';
import type { TenantBundle } from '@/backend/stored/tenant-bundle';
import { forgetTableVisits, renewCodes } from '@/backend/table';
import type { WaiterCall } from '@/lib/contract/staff/waiter-calls';
import type { TableVisit } from '@/lib/contract/table/calls';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle } from '@/tests/support/backend/tenant-bundle';
import { type Diner, keyOf, openShop, type Shop } from '@/tests/support/shops/shop';
import { serveTables, tablesOf } from '@/tests/support/shops/table-shop';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

async function openPlace(changes: Partial<TenantBundle> = {}) {
  const shop = await serveTables(await openShop(backend, { ...tablesOf(), ...changes }));
  const { ctx, codeOf, post, sit } = shop;
  const call = (diner: Diner, reason: unknown = 'waiter') =>
    post(diner, '/on_table/call_waiter.json', { reason });
  const look = ({ headers }: Diner) => shop.ask({ path: '/on_table/visit.json', headers });
  return { shop, ctx, codeOf, post, sit, call, look };
}
async function staffOf({ slug, ask }: Shop, scopes: ('tables:write' | 'orders:read')[] = ['tables:write']) {
  const { key } = await createStaffKey({ db: backend.db, slug, label: 'x', scopes, now: backend.clock.now });
  const headers = { authorization: `Bearer ${key}` };
  const list = async () => (await ask({ path: '/staff/waiter_calls.json', headers })).body as WaiterCall[];
  const attend = (id: number, body: object = {}) =>
    ask({ method: 'PUT', path: `/staff/waiter_calls/${id}.json`, headers, body });
  return { list, attend };
}
const callsOf = ({ body }: { body: unknown }) => (body as TableVisit).calls;
const later = (seconds: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + seconds * 1_000);
};

describe('calling the waiter (rule table/call-waiter)', () => {
  it('reaches staff once a minute, whoever at the table calls, and the answer reaches the table', async () => {
    const { shop, sit, call, look } = await openPlace();
    const [ana, eva, luis] = [await sit('1'), await sit('1'), await sit('2')];
    const staff = await staffOf(shop);
    expect(callsOf(await call(ana))).toMatchObject([{ reason: 'waiter', attended_at: null }]);
    later(30);
    expect((await call(eva)).status).toBe(200);
    await call(eva, 'bill');
    const waiting = await staff.list();
    expect(waiting.map(({ reason, table }) => [reason, table.label])).toEqual([
      ['waiter', '1'],
      ['bill', '1'],
    ]);
    expect(callsOf(await look(luis))).toEqual([]);
    expect((await staff.attend(waiting[0]?.id ?? 0, { by: ' \u202eAna\u0007' })).status).toBe(200);
    expect((await staff.attend(waiting[0]?.id ?? 0, { by: 'Otro' })).status).toBe(200);
    expect(callsOf(await look(eva)).find(({ reason }) => reason === 'waiter')).toMatchObject({
      attended_by: 'Ana',
      attended_at: expect.any(String),
    });
    expect((await staff.list()).map(({ reason }) => reason)).toEqual(['bill']);
    later(31);
    await call(ana);
    expect((await staff.list()).map(({ reason }) => reason)).toEqual(['bill', 'waiter']);
    // The answer to the call before comes late: it is not this one's.
    await staff.attend(waiting[0]?.id ?? 0);
    expect((await staff.list()).map(({ reason }) => reason)).toEqual(['bill', 'waiter']);
    later(5 * 60);
    // The table reads them no more, and staff still do, with their age.
    expect(callsOf(await look(ana))).toEqual([]);
    expect(await staff.list()).toHaveLength(2);
    later(25 * 60);
    expect(await staff.list()).toEqual([]);
  });

  it('needs a table that was opened, and ends with its visit and its code', async () => {
    const { shop, ctx, sit, call } = await openPlace();
    expect(keyOf(await call(await shop.createDiner()))).toBe('scan_table');
    const ana = await sit('1');
    const eva = await sit('2');
    await renewCodes({ ctx, input: { branch: 'centro', label: '1' } });
    expect(keyOf(await call(ana))).toBe('scan_table');
    expect((await call(eva)).status).toBe(200);
    later(6 * 3_600);
    expect(keyOf(await call(eva))).toBe('scan_table');
    expect(keyOf(await call(eva, 'dance'))).toBe('invalid_input');
  });

  it('is for tables with an account or rounds, where the tenant does not hide it', async () => {
    const branches = (onTableClass: 'basic' | 'checkout_plazoleta' | 'checkout_no_incremental') =>
      createBundle().branches.map((one) => ({ ...one, onTableClass }));
    for (const [changes, canCall] of [
      [{ branches: branches('basic') }, false],
      [{ branches: branches('checkout_plazoleta') }, false],
      [{ branches: branches('checkout_no_incremental') }, true],
      [{ flags: { ...createBundle().flags, hideCallWaiter: true } }, false],
    ] as const) {
      const { sit, call, look } = await openPlace(changes);
      const ana = await sit('1');
      expect((await look(ana)).body).toMatchObject({ can_call_waiter: canCall });
      const answer = await call(ana);
      expect(canCall ? answer.status : keyOf(answer)).toBe(canCall ? 200 : 'on_table_unavailable');
    }
  });

  it('is a tenant’s own, and asks a scope of staff', async () => {
    const [here, there] = [await openPlace(), await openPlace()];
    await here.call(await here.sit('1'));
    const [staff, foreign] = [await staffOf(here.shop), await staffOf(there.shop)];
    const [{ id } = { id: 0 }] = await staff.list();
    expect(await foreign.list()).toEqual([]);
    expect(keyOf(await foreign.attend(id))).toBe('not_found');
    expect(keyOf(await (await staffOf(here.shop, ['orders:read'])).attend(id))).toBe('forbidden');
    expect(keyOf(await staff.attend(id, { by: 'x'.repeat(41) }))).toBe('invalid_input');
    expect(keyOf(await staff.attend(id, { by: '4242 4242 4242 4242' }))).toBe('card_data_not_accepted');
    expect((await staff.list()).map((one) => one.id)).toEqual([id]);
  });

  it('is forgotten a day after it was over', async () => {
    const { shop, sit, call } = await openPlace();
    await call(await sit('1'));
    const count = () =>
      backend.db.system((sql) =>
        sql<{ n: number }>(
          `select (select count(*) from table_visits where instance_id = $1)::int
             + (select count(*) from waiter_calls where instance_id = $1)::int as n`,
          [shop.instanceId],
        ),
      );
    const forget = () => backend.db.system((sql) => forgetTableVisits({ sql, now: backend.clock.now }));
    later(24 * 3_600 - 1);
    await forget();
    expect(await count()).toEqual([{ n: 2 }]);
    later(1);
    await forget();
    expect(await count()).toEqual([{ n: 1 }]);
    later(6 * 3_600);
    await forget();
    expect(await count()).toEqual([{ n: 0 }]);
  });

  it('called by twelve phones at once is one call', async () => {
    const { shop, sit, call } = await openPlace();
    const phones = await Promise.all(Array.from({ length: 12 }, () => sit('1')));
    const answers = await Promise.all(phones.map((phone) => call(phone)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await (await staffOf(shop)).list()).toHaveLength(1);
  });
});
