import type { Changed, Context } from '@/backend/context';
import type { DueRow, FindDue } from '@/backend/platform/database/due-rows';
import { toSqlList } from '@/backend/platform/database/sql-list';
import { changedBy, findLastTouch, lockAccount } from '@/backend/purchases';
import { CLOSED_ACCOUNT_STATUSES, forgottenBefore } from '@/lib/domain/table/account';
import { isEvenlyPaid } from './account-money';
import { closeAccount } from './close-account';

/** Untouched for three hours, with nothing to pay and no deposit left, of all tenants (rule table/idle). Closing looks again under the lock. */
export const findIdleAccounts: FindDue = ({ sql, now, limit }) =>
  sql<DueRow>(
    `select c.instance_id, c.id from purchases c
     where c.is_account and c.status not in ${toSqlList(CLOSED_ACCOUNT_STATUSES)} and c.touched_at <= $1
       and c.total_minor = (select coalesce(sum(greatest(0, p.amount_minor - p.refunds_minor - p.tip_minor)), 0) from payments p
         where p.instance_id = c.instance_id and p.purchase_id = c.id and p.status = 'success')
       and not exists (select 1 from purchases d join purchase_members m on m.instance_id = d.instance_id
           and m.profile_id = d.profile_id where d.instance_id = c.instance_id and d.table_id = c.table_id
             and d.status = 'cart' and d.updated_at > $1 and m.purchase_id = c.id and m.left_at is null)
     order by c.touched_at limit $2`,
    [forgottenBefore(now), limit],
  );

/** @returns null where somebody touched it, or something is to be paid, or of a deposit to be used */
export function closeIdleAccount({
  ctx,
  purchaseId,
}: {
  ctx: Context;
  purchaseId: number;
}): Promise<Changed | null> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const account = await lockAccount({ sql, ctx, purchaseId });
    const touchedAt = await findLastTouch({ sql, ctx, account });
    const isTouched = touchedAt > forgottenBefore(ctx.now);
    if (account.status !== 'in_progress' || isTouched || !(await isEvenlyPaid({ sql, ctx, account })))
      return null;
    await closeAccount({ sql, ctx, account, leftSince: touchedAt });
    return changedBy(account);
  });
}
