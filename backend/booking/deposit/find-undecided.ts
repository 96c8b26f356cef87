import type { Sql } from '@/backend/platform/database/database';

type Turn = { sql: Sql; now: Date; limit: number };
type Due = {
  instance_id: number;
  id: number;
  purchase_id: number;
  supplier_id: number;
  table_id: number | null;
};

/** Deposits of bookings that were paid and that staff have not decided until their stay was over, of all tenants. */
export const findUndecided = ({ sql, now, limit }: Turn): Promise<Due[]> =>
  sql<Due>(
    `select b.instance_id, d.id, d.id as purchase_id, b.supplier_id, null::bigint as table_id from bookings b
       join purchases d on d.instance_id = b.instance_id and d.id = b.deposit_purchase_id
     where b.status = 'pending' and b.deposit_purchase_id is not null and b.ends_at <= $1 and d.released_at is not null
     order by b.ends_at limit $2`,
    [now, limit],
  );
