import type { TenantSql } from '@/backend/context';
import { toSqlList } from '@/backend/platform/database/sql-list';
import type { OrderStatus } from '@/lib/domain/orders/order-states';
import { IN_FLIGHT_STATUSES } from '@/lib/domain/payments/payment-status';
import { awaitedSince } from '@/lib/domain/table/account';
import { IS_AWAITED, IS_OPEN } from './account-rows';

/** An account in a few figures; amounts in minor units. */
export type RoomAccountRow = {
  /** The column of a purchase may be null; that of an account never is. */
  table_id: number | null;
  id: number;
  number: number | null;
  status: OrderStatus;
  opened_at: Date;
  bill_asked_at: Date | null;
  waiter_id: number | null;
  members: number;
  total_minor: number;
  left_minor: number;
  in_flight_minor: number;
  to_begin: number;
  making: number;
  later: number;
};

/** Worded as `sumsOfBill` (rule payments/shares). */
const KEPT = `coalesce(sum(greatest(0, p.amount_minor - p.refunds_minor - p.tip_minor)) filter (where p.status = 'success'), 0)`;
const IN_FLIGHT = `coalesce(sum(p.amount_minor - p.tip_minor) filter (where p.status in ${toSqlList(IN_FLIGHT_STATUSES)}), 0)`;
/** Worded as `isForLater` (rule table/courses). */
const FOR_LATER = `l.state = 'sent' and l.later and l.called_at is null`;

const LIST = `select distinct on (c.table_id) c.table_id, c.id, c.number, c.status, c.created_at as opened_at, c.bill_asked_at, w.person_id as waiter_id,
    coalesce(c.total_minor, 0) as total_minor, paying.in_flight_minor,
    greatest(0, coalesce(c.total_minor, 0) - paying.kept_minor - paying.in_flight_minor) as left_minor, sitting.members,
    made.to_begin, made.making, made.later
  from purchases c left join account_waiters w on w.instance_id = c.instance_id and w.purchase_id = c.id
    cross join lateral (select ${KEPT}::bigint as kept_minor, ${IN_FLIGHT}::bigint as in_flight_minor from payments p
      where p.instance_id = c.instance_id and p.purchase_id = c.id) paying
    cross join lateral (select count(*)::int as members from purchase_members m where m.instance_id = c.instance_id
      and m.purchase_id = c.id and m.number is not null and m.left_at is null and m.gone_at is null) sitting
    cross join lateral (select count(*) filter (where l.state = 'sent' and not (${FOR_LATER}))::int as to_begin,
        count(*) filter (where l.state = 'preparation')::int as making, count(*) filter (where ${FOR_LATER})::int as later
      from purchase_lines l where l.instance_id = c.instance_id and l.purchase_id = c.id) made
  where c.instance_id = $1 and c.id in (
    select c.id from purchases c where c.instance_id = $1 and c.supplier_id = $2 and ${IS_OPEN}
    union all select c.id from purchases c where c.instance_id = $1 and c.supplier_id = $2 and ${IS_AWAITED})
  order by c.table_id, (${IS_OPEN}) desc, c.id desc`;

/** The account of each table of a branch that has one: the open one, else the last one that its kitchen still owes something. */
export const listRoomAccounts = ({
  sql,
  ctx,
  supplierId,
}: TenantSql & { supplierId: number }): Promise<RoomAccountRow[]> =>
  sql<RoomAccountRow>(LIST, [ctx.instance.id, supplierId, awaitedSince(ctx.now)]);
