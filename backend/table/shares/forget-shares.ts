import type { Sql } from '@/backend/platform/database/database';

const LIMIT = 50;

type Freed = {
  instance_id: number;
  id: number;
  purchase_id: number;
  supplier_id: number;
  table_id: number | null;
};

/** Held shares whose time is over, of all tenants, so that their tables hear of it (rule payments/shares). */
export const takeOldShares = ({ sql, now }: { sql: Sql; now: Date }): Promise<Freed[]> =>
  sql<Freed>(
    `delete from shares s using purchases c where c.instance_id = s.instance_id and c.id = s.purchase_id
       and (s.instance_id, s.id) in (
         select instance_id, id from shares where held_until <= $1 order by held_until limit ${LIMIT}
         for update skip locked)
     returning s.instance_id, s.id, s.purchase_id, c.supplier_id, c.table_id`,
    [now],
  );
