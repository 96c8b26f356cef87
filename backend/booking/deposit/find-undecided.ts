import type { DueRow, FindDue } from '@/backend/platform/database/due-rows';

/** Deposits of bookings that were paid and that staff have not decided until their stay was over, of all tenants. */
export const findUndecided: FindDue = ({ sql, now, limit }) =>
  sql<DueRow>(
    `select b.instance_id, d.id from bookings b
       join purchases d on d.instance_id = b.instance_id and d.id = b.deposit_purchase_id
     where b.status = 'pending' and b.deposit_purchase_id is not null and b.ends_at <= $1 and d.released_at is not null
     order by b.ends_at limit $2`,
    [now, limit],
  );
