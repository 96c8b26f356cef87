import { createStaffKey } from '@/backend/staff';
import type { Room } from '@/lib/contract/staff/table-calls';
import type { Account } from '@/lib/contract/table/account';
import type { Answer, Ask } from '@/tests/support/backend/backend';
import type { Diner, Shop } from '@/tests/support/shops/shop';

/** Fills every table of an account: a round, an allergen, a share, a member whom staff took off, and their wish to come back. */
export async function dineAtTable(shop: Shop, { diner, tableCode }: { diner: Diner; tableCode: string }) {
  const { ask, backend, slug } = shop;
  const send = (who: Diner['headers'], method: string, path: string, body?: object) =>
    ask({ method, path, headers: who, ...(body ? { body } : {}) });
  const other = (await shop.createDiner()).headers;
  await send(other, 'POST', '/on_table/open.json', { token: tableCode });
  await shop.add(diner, { id: shop.offerId('limonada') }, { service: 'on_table' });
  const path = '/on_table/account';
  await send(diner.headers, 'POST', `${path}/join.json`, { name: 'Ana' });
  const { body } = await send(other, 'POST', `${path}/join.json`, { name: 'Luis' });
  const { id, draft_versions } = body as Account;
  const versions = { whose: 'all', version: draft_versions.all };
  await send(
    { ...diner.headers, 'idempotency-key': 'lived-in-round-1' },
    'POST',
    `${path}/send.json`,
    versions,
  );
  await send(diner.headers, 'PUT', `${path}/avoided.json`, { allergens: ['milk'], consent: true });
  await send(diner.headers, 'POST', `${path}/shares.json`, { kind: 'amount', amount: 1_000 });
  const scopes = ['tables:write' as const];
  const { key } = await createStaffKey({
    db: backend.db,
    slug,
    label: 'sala',
    scopes,
    now: backend.clock.now,
  });
  await send({ authorization: `Bearer ${key}` }, 'DELETE', `/staff/accounts/${id}/members/2.json`);
  await send(other, 'POST', '/on_table/open.json', { token: tableCode });
  await send(other, 'POST', `${path}/join.json`, { name: 'Luis' });
}

/** All open accounts of a branch are looked after by this one of the people. */
export async function lookAfter({ at }: { at: (ask: Ask) => Promise<Answer> }, branchId: number) {
  const { body } = await at({ path: `/staff/tables.json?supplier_id=${branchId}` });
  const { tables, waiters } = body as Room;
  const me = waiters.find(({ is_me }) => is_me)?.id;
  for (const { account } of tables)
    if (account)
      await at({
        ...{ method: 'PUT', path: `/staff/accounts/${account.id}/waiter.json` },
        body: { waiter_id: me, was_id: null },
      });
}
