import type { TenantSql } from '@/backend/context';
import type { PurchaseService } from '@/backend/purchases';
import type { PaymentMethod } from '@/lib/domain/payments/payment-methods';
import type { LocalText } from '@/lib/domain/text/local-text';

type Span = { from: Date; to: Date };
/** Two days of a branch: the one that is shown, and the one that it is compared with. */
export type TwoDays = { supplierId: number; timezone: string; now: Span; before: Span };
type Work = TenantSql & { days: TwoDays };

/**
 * SQL: orders `c` of branch $2 that a kitchen got on the first day ($3 to $4) or on the one before ($5 to $6). A stall's part counts at its
 * stall, a joined account with the other, and an account only when something was sent to it.
 */
const ORDERS = `(values (false, $3::timestamptz, $4::timestamptz), (true, $5, $6)) day (is_before, from_at, to_at)
  join purchases c on c.instance_id = $1 and c.supplier_id = $2 and c.placed_at >= day.from_at and c.placed_at < day.to_at
    and c.status <> 'cart' and c.service <> 'book' and not c.is_split and c.released_at is not null
    and c.details ->> 'joinedTo' is null
    and (not c.is_account or (select true from purchase_lines s where s.instance_id = c.instance_id and s.purchase_id = c.id limit 1))`;
const IS_SOLD = `c.status <> 'cancelled'`;
const TIP = `coalesce((select sum((part ->> 'amountMinor')::bigint) from jsonb_array_elements(c.bill) part
  where part ->> 'kind' = 'tip'), 0)`;

const valuesOf = ({ ctx, days: { supplierId, now, before } }: Pick<Work, 'ctx' | 'days'>) => [
  ...[ctx.instance.id, supplierId, now.from, now.to, before.from, before.to],
];

export type HourRow = {
  is_before: boolean;
  hour: number;
  service: PurchaseService;
  orders: number;
  cancelled: number;
  sales_minor: number;
  coupons_minor: number;
};

/** Orders of both days by the hour of the branch and by service. */
export const readHours = ({ sql, ctx, days }: Work): Promise<HourRow[]> =>
  sql<HourRow>(
    `select day.is_before, coalesce(extract(hour from c.placed_at at time zone $7), 0)::int as hour, c.service,
       count(*) filter (where ${IS_SOLD})::int as orders, count(*) filter (where not ${IS_SOLD})::int as cancelled,
       coalesce(sum(c.total_minor - ${TIP}) filter (where ${IS_SOLD}), 0)::bigint as sales_minor,
       coalesce(-sum((select sum((part ->> 'amountMinor')::bigint) from jsonb_array_elements(c.bill) part
         where part ->> 'kind' = 'coupon')) filter (where ${IS_SOLD}), 0)::bigint as coupons_minor
     from ${ORDERS} group by 1, 2, 3`,
    [...valuesOf({ ctx, days }), days.timezone],
  );

export type DishRow = {
  is_before: boolean;
  product_id: number;
  name: LocalText;
  pieces: number;
  sales_minor: number;
  off_minor: number;
};

/** The dishes that were sold on both days. `offset 0`: the lines are read order by order, and never all of them to be joined. */
export const readDishes = ({ sql, ctx, days }: Work): Promise<DishRow[]> =>
  sql<DishRow>(
    `select day.is_before, o.product_id, coalesce((array_agg(m.content -> 'name'))[1], '{}'::jsonb) as name, coalesce(sum(l.count), 0)::int as pieces,
       coalesce(sum(l.unit_minor * l.count - l.off_minor), 0)::bigint as sales_minor, coalesce(sum(l.off_minor), 0)::bigint as off_minor
     from ${ORDERS} and ${IS_SOLD}
     cross join lateral (select s.instance_id, s.offer_id, s.count, s.unit_minor, s.off_minor from purchase_lines s
       where s.instance_id = c.instance_id and s.purchase_id = c.id and s.unit_minor is not null and s.state is distinct from 'void'
       offset 0) l
     join supplier_products o on o.instance_id = l.instance_id and o.id = l.offer_id
     join products m on m.instance_id = o.instance_id and m.id = o.product_id
     group by 1, 2`,
    valuesOf({ ctx, days }),
  );

export type MoneyRow = {
  is_before: boolean;
  method: PaymentMethod;
  taken_minor: number;
  tips_minor: number;
  given_back_minor: number;
};

/** The money of both days by the way to pay, as the ledger's report adds it up (rule payments/ledger). */
export const readMoney = ({ sql, ctx, days }: Work): Promise<MoneyRow[]> =>
  sql<MoneyRow>(
    `select day.is_before, v.method,
       coalesce(sum(v.amount_minor) filter (where v.kind <> 'given_back'), 0)::bigint as taken_minor,
       coalesce(sum(v.tip_minor) filter (where v.kind <> 'given_back'), 0)::bigint as tips_minor,
       coalesce(-sum(v.amount_minor + v.tip_minor + v.rounding_minor) filter (where v.kind = 'given_back'), 0)::bigint as given_back_minor
     from (values (false, $3::timestamptz, $4::timestamptz), (true, $5, $6)) day (is_before, from_at, to_at)
     join money_moves v on v.instance_id = $1 and v.supplier_id = $2 and v.created_at >= day.from_at and v.created_at < day.to_at
       and v.payment_id is not null
     group by 1, 2`,
    valuesOf({ ctx, days }),
  );

export type TimedRow = {
  is_before: boolean;
  orders: number;
  late: number;
  promised: number | null;
  took: number | null;
};

/** Promised against real minutes of orders that came: a delivery when it was handed over, any other when it was ready. */
export const readTimed = ({ sql, ctx, days }: Work): Promise<TimedRow[]> =>
  sql<TimedRow>(
    `select timed.is_before, count(*)::int as orders, count(*) filter (where took > promised)::int as late,
       avg(promised)::float8 as promised, avg(took)::float8 as took
     from (select day.is_before, (c.details -> 'arrival' ->> 'most')::int as promised,
         extract(epoch from came.at - c.released_at) / 60 as took
       from ${ORDERS} and ${IS_SOLD} and jsonb_typeof(c.details -> 'arrival') = 'object'
       cross join lateral (select min(e.created_at) as at from purchase_events e
         where e.instance_id = c.instance_id and e.purchase_id = c.id and e.kind = 'status'
           and e.value = case when c.service = 'delivery' then 'delivered' else 'packed' end) came
       where came.at is not null) timed group by 1`,
    valuesOf({ ctx, days }),
  );

export type CancelledRow = { by: 'diner' | 'staff' | 'nobody'; reason: string | null; orders: number };

const MOST_REASONS = 20;

/** Why orders of the day were cancelled, and by whom. */
export const readCancelled = ({ sql, ctx, days }: Work): Promise<CancelledRow[]> =>
  sql<CancelledRow>(
    `select case when e.actor = 'operator' or e.actor like 'staff:%' then 'staff' when e.actor like 'diner:%' then 'diner' else 'nobody' end as by,
       case when e.actor like 'diner:%' then c.details ->> 'cancelReason' else c.details ->> 'staffWords' end as reason, count(*)::int as orders
     from ${ORDERS} and c.status = 'cancelled' and not day.is_before
     cross join lateral (select coalesce(max(h.actor), '') as actor from purchase_events h where h.instance_id = c.instance_id
       and h.purchase_id = c.id and h.kind = 'status' and h.value = 'cancelled') e
     group by 1, 2 order by 3 desc, 1, 2 limit ${MOST_REASONS}`,
    valuesOf({ ctx, days }),
  );
