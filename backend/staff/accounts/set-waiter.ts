import type { TenantSql } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { listServing, writeWaiter } from '@/backend/staff/tables/waiters';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import { type AccountInput, type AccountWork, changeAccount } from './change-account';

async function findWaiter({
  sql,
  ctx,
  accountId,
}: TenantSql & { accountId: number }): Promise<number | null> {
  const [row] = await sql<{ person_id: number }>(
    'select person_id from account_waiters where instance_id = $1 and purchase_id = $2',
    [ctx.instance.id, accountId],
  );
  return row?.person_id ?? null;
}

/** @throws conflict where another than `was` looks after it by now, not_found for somebody who serves no tables there */
async function set(work: AccountWork, { waiter, was }: { waiter: number | null; was: number | null }) {
  const { sql, ctx, account } = work;
  const named = { sql, ctx, accountId: account.id };
  const serving = await listServing({ sql, ctx, supplierId: account.supplier.id });
  if (waiter !== null && !serving.includes(waiter)) throw new AppError('not_found');
  const now = await findWaiter(named);
  const seen = now !== null && serving.includes(now) ? now : null;
  // The answer of the same wish may have been lost.
  if (seen !== was && seen !== waiter) throw new AppError('conflict');
  await writeWaiter({ ...named, personId: waiter });
  return account;
}

/** `PUT /staff/accounts/{id}/waiter.json` (rule staff/own-tables). @throws as `changeAccount`, what `set` throws */
export const setWaiter = ({
  ctx,
  input,
}: AccountInput<{ waiter: number | null; was: number | null }>): Promise<StaffAccount> =>
  changeAccount({
    ctx,
    input,
    action: 'account.waiter',
    details: { person: input.waiter, to: input.waiter },
    change: (work) => set(work, input),
  });
