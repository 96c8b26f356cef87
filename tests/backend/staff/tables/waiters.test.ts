import { randomUUID } from 'node:crypto';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import type { History } from '@/lib/contract/staff/history-calls';
import type { Room } from '@/lib/contract/staff/table-calls';
import type { StaffRole } from '@/lib/domain/staff/roles';
import type { Answer } from '@/tests/support/backend/backend';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { openDining } from '@/tests/support/shops/dining-shop';
import { joinStaff } from '@/tests/support/shops/person';
import { keyOf } from '@/tests/support/shops/shop';
import { tablesOf } from '@/tests/support/shops/table-shop';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

/** Ana sits at table 1; Marta and Luis serve. */
async function openServed() {
  const shop = await openDining(backend, { tables: tablesOf().tables ?? [] });
  const join = async (role: StaffRole, mail: string, branches: number[] | null = null) => {
    const { at } = await joinStaff({
      ...{ backend, slug: shop.slug, role, branches },
      mail: `${mail}@${shop.slug}.example`,
    });
    const room = async () =>
      (await at({ path: `/staff/tables.json?supplier_id=${shop.branchId()}` })).body as Room;
    const me = async () => (await room()).waiters.find(({ is_me }) => is_me)?.id ?? null;
    const give = (id: number, waiter: number | null, was: number | null): Promise<Answer> =>
      at({
        ...{ method: 'PUT', path: `/staff/accounts/${id}/waiter.json` },
        body: { waiter_id: waiter, was_id: was },
      });
    return { at, room, me, give };
  };
  const ana = await shop.sitDown('1', 'Ana');
  const { id } = await shop.sent(ana, 'limonada');
  const [marta, luis] = [await join('waiter', 'marta'), await join('waiter', 'luis')];
  const waiterOf = async (label: string) =>
    (await marta.room()).tables.find((table) => table.label === label)?.account?.waiter_id;
  return { ...shop, join, id, ana, marta, luis, waiterOf };
}

describe('whoever looks after an account (rule staff/own-tables)', () => {
  it('takes it by a tap and gives it over, and each is written down', async () => {
    const shop = await openServed();
    const [marta, luis] = [await shop.marta.me(), await shop.luis.me()];
    expect(await shop.waiterOf('1')).toBeNull();
    expect((await shop.marta.give(shop.id, marta, null)).status).toBe(200);
    expect(await shop.waiterOf('1')).toBe(marta);
    await shop.marta.give(shop.id, luis, marta);
    expect(await shop.waiterOf('1')).toBe(luis);
    await shop.luis.give(shop.id, null, luis);
    expect(await shop.waiterOf('1')).toBeNull();
    const owner = await shop.join('owner', 'owner');
    const { actions } = (await owner.at({ path: '/staff/history.json?topic=tables' })).body as History;
    expect(actions.slice(0, 2)).toMatchObject([
      { action: 'account.waiter', details: { to: null }, about: { table: '1', person: null } },
      { action: 'account.waiter', details: { to: luis }, about: { table: '1', person: expect.any(String) } },
    ]);
  });

  it('is one of two who take it at once, and the other is told; the same wish again is no fault', async () => {
    const shop = await openServed();
    const [marta, luis] = [await shop.marta.me(), await shop.luis.me()];
    const answers = await Promise.all([
      shop.marta.give(shop.id, marta, null),
      shop.luis.give(shop.id, luis, null),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [taken, refused] = answers[0]?.status === 200 ? [shop.marta, shop.luis] : [shop.luis, shop.marta];
    const waiter = await taken.me();
    expect(await shop.waiterOf('1')).toBe(waiter);
    expect((await taken.give(shop.id, waiter, null)).status).toBe(200);
    expect(keyOf(await refused.give(shop.id, await refused.me(), null))).toBe('conflict');
  });

  it('is who opened it for people without a phone, and of the next account of the table nobody is', async () => {
    const shop = await openServed();
    const { tables } = await shop.marta.room();
    const tableId = tables.find(({ label }) => label === '2')?.id;
    const open = () =>
      shop.marta.at({
        ...{ method: 'POST', path: `/staff/tables/${tableId}/account.json`, body: {} },
        headers: { 'idempotency-key': randomUUID() },
      });
    const { id } = (await open()).body as StaffAccount;
    expect(await shop.waiterOf('2')).toBe(await shop.marta.me());
    await shop.marta.at({
      ...{ method: 'PUT', path: `/staff/accounts/${id}/status.json`, body: { status: 'closed_account' } },
    });
    await shop.sitDown('2', 'Eva');
    expect(await shop.waiterOf('2')).toBeNull();
    expect(keyOf(await shop.marta.give(id, null, null))).toBe('order_closed');
  });

  it('serves tables there: no cook, nobody of another branch or restaurant, and who left looks after nothing', async () => {
    const shop = await openServed();
    const other = await openServed();
    const cook = await shop.join('kitchen', 'cook');
    expect((await shop.marta.room()).waiters).toHaveLength(2);
    expect(keyOf(await cook.give(shop.id, null, null))).toBe('forbidden');
    const people = await backend.db.system((sql) =>
      sql<{ id: number }>(
        `select person_id as id from staff_roles where instance_id = $1 and role = 'kitchen'`,
        [shop.instanceId],
      ),
    );
    for (const id of [people[0]?.id ?? 0, (await other.marta.me()) ?? 0, 999_999])
      expect(keyOf(await shop.marta.give(shop.id, id, null))).toBe('not_found');
    const luis = await shop.luis.me();
    await shop.luis.give(shop.id, luis, null);
    await backend.db.system((sql) =>
      sql('update staff_roles set role = $3 where instance_id = $1 and person_id = $2', [
        ...[shop.instanceId, luis],
        'kitchen',
      ]),
    );
    expect(await shop.waiterOf('1')).toBeNull();
    expect((await shop.marta.give(shop.id, await shop.marta.me(), null)).status).toBe(200);
  });

  it('keeps it at another table', async () => {
    const shop = await openServed();
    const marta = await shop.marta.me();
    await shop.marta.give(shop.id, marta, null);
    const tableId = (await shop.marta.room()).tables.find(({ label }) => label === '2')?.id;
    const path = `/staff/accounts/${shop.id}/table.json`;
    await shop.marta.at({ method: 'PUT', path, body: { table_id: tableId } });
    expect(await shop.waiterOf('2')).toBe(marta);
  });
});
