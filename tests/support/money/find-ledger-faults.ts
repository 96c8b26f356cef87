import type { Database } from '@/backend/platform/database/database';

type Fault = { payment_id: number; kept_minor: number; moved_minor: number };

/** Payments of a tenant whose rows in the ledger do not add up to what was taken less what was given back (guarantee/ledger). */
export const findLedgerFaults = ({
  db,
  instanceId,
}: {
  db: Database;
  instanceId: number;
}): Promise<Fault[]> =>
  db.tenant(instanceId, (sql) =>
    sql<Fault>(
      `select * from (
         select p.id as payment_id, case when p.status = 'success' then p.amount_minor - p.given_minor else 0 end as kept_minor,
           coalesce((select sum(m.amount_minor + m.tip_minor) from money_moves m
             where m.instance_id = p.instance_id and m.payment_id = p.id), 0)::bigint as moved_minor
         from payments p where p.instance_id = $1) one
       where kept_minor <> moved_minor order by payment_id`,
      [instanceId],
    ),
  );
