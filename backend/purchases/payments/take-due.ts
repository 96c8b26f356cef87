import type { Sql } from '@/backend/platform/database/database';
import type { DueRow } from '@/backend/platform/database/due-rows';
import { MAY_HOLD_MONEY } from './select-payment';

type DueHold = DueRow & { purchase_id: number; supplier_id: number; table_id: number | null };
type Turn = { sql: Sql; now: Date; leaseMs: number };

const BATCH = 50;

const after = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** Payments of all tenants that the gateway is to be asked about; they are not due again before the lease is over. */
export const takeDuePayments = ({ sql, now, leaseMs }: Turn): Promise<DueRow[]> =>
  sql<DueRow>(
    `update payments set check_at = $2 where (instance_id, id) in (
       select instance_id, id from payments where check_at <= $1 order by check_at limit ${BATCH} for update skip locked)
     returning instance_id, id`,
    [now, after(now, leaseMs)],
  );

/** Refunds of all tenants that a gateway is to give; they are not due again before the lease is over. */
export const takeDueRefunds = ({ sql, now, leaseMs }: Turn): Promise<DueRow[]> =>
  sql<DueRow>(
    `update refunds set check_at = $2 where (instance_id, id) in (
       select instance_id, id from refunds where check_at <= $1 order by check_at limit ${BATCH} for update skip locked)
     returning instance_id, id`,
    [now, after(now, leaseMs)],
  );

/** Purchases `c` that were held until $1 and have no money, nor any on its way; $2: deposits of bookings, or orders. */
const DUE_HOLDS = `purchases c where c.hold_until <= $1 and (c.service = 'book') = $2 and c.status = 'in_progress'
  and not exists (select 1 from payments p where p.instance_id = c.instance_id and p.purchase_id = c.id and ${MAY_HOLD_MONEY})`;

/** Unpaid orders, or unpaid deposits of bookings, whose hold is over. Releasing checks again under the lock. */
export const findDueHolds = ({
  sql,
  now,
  limit,
  isBooking,
}: Omit<Turn, 'leaseMs'> & { limit: number; isBooking: boolean }): Promise<DueHold[]> =>
  sql<DueHold>(
    `select c.instance_id, c.id, c.id as purchase_id, c.supplier_id, c.table_id from ${DUE_HOLDS}
     order by c.hold_until limit $3`,
    [now, isBooking, limit],
  );

export async function countDueHolds({
  sql,
  now,
  isBooking,
}: Omit<Turn, 'leaseMs'> & { isBooking: boolean }): Promise<number> {
  const [row] = await sql<{ count: number }>(`select count(*) as count from ${DUE_HOLDS}`, [now, isBooking]);
  return row?.count ?? 0;
}

/** Makes due what a backend that is gone has taken. Others that are due by `leasedUntil` run early, which only asks. */
export async function dropCheckLeases({
  sql,
  now,
  leasedUntil,
}: {
  sql: Sql;
  now: Date;
  leasedUntil: Date;
}): Promise<void> {
  await sql('update payments set check_at = $1 where check_at > $1 and check_at <= $2', [now, leasedUntil]);
  await sql('update refunds set check_at = $1 where check_at > $1 and check_at <= $2', [now, leasedUntil]);
}
