import type { TenantSql } from '@/backend/context';
import { EVER } from '@/backend/platform/database/ever';
import type { PurchaseService } from '@/backend/purchases';
import type { ListedOrder } from '@/lib/contract/staff/day/order-calls';
import { CLOSED_STATUSES } from '@/lib/domain/orders/order-states';
import type { PaymentMethod } from '@/lib/domain/payments/payment-methods';
import type { RoleBranches } from '@/lib/domain/staff/branches';
import type { OrderWord } from '@/lib/domain/staff/order-search';

export const ORDERS_OF_PAGE = 50;
/** Above every character that a word is kept with. */
const AFTER_ALL = '\u{10ffff}';

/** One way to pay of an order: `minor` is what was paid by it, `last` is its last attempt. */
type WayRow = { method: PaymentMethod; minor: number; is_paid: boolean; last: number };

export type FoundOrder = {
  id: number;
  number: number | null;
  supplier_id: number;
  status: ListedOrder['status'];
  service: PurchaseService;
  is_account: boolean;
  placed_at: Date;
  contact: { name?: string; phone_code?: string; phone?: string } | null;
  seat: ListedOrder['seat'];
  total_minor: number;
  methods: WayRow[];
  paid_minor: number;
  refunds_minor: number;
  owed_minor: number;
};

export type OrderFilter = {
  branches: RoleBranches;
  /** The instants between which they were placed, `to` not included; null: without an end. */
  from: Date | null;
  to: Date | null;
  service: string | null;
  state: 'open' | 'done' | 'cancelled' | null;
  method: PaymentMethod | null;
  before: string | null;
};

/** SQL of a word `$i` and of the one after it, which `words` gives as arrays of its beginnings and ends. */
const HOLDS = `(w.word >= one.begins and w.word < one.begins || '${AFTER_ALL}' or w.word >= one.ends and w.word < one.ends || '${AFTER_ALL}')`;

/**
 * Orders `c` that somebody looks for; a stall's part stands as its court's order, and an account only when something was sent to it, which is asked of each account: `exists` may
 * read the lines of all orders instead. Days stand so that the plan of a statement that is sent again and again keeps to them too.
 */
const LISTED = `c.status <> 'cart' and c.service <> 'book' and c.court_order_id is null
  and (not c.is_account or (select true from purchase_lines l where l.instance_id = c.instance_id and l.purchase_id = c.id limit 1))
  and ($2::bigint[] is null or c.supplier_id = any ($2))
  and c.placed_at >= $3::timestamptz and c.placed_at < $4::timestamptz
  and ($5::text is null or c.service = $5) and ($6::text[] is null or c.status = any ($6))
  and ($7::text is null or exists (select 1 from payments m where m.instance_id = c.instance_id and m.purchase_id = c.id and m.method = $7
    and (m.status = 'success' or not exists (select 1 from payments o where o.instance_id = m.instance_id and o.purchase_id = m.purchase_id
      and (o.status = 'success' or o.attempt > m.attempt)))))
  and c.placed_at <= (select coalesce(max(placed_at), 'infinity') from purchases where instance_id = $1 and id = $8::bigint)
  and ($8::bigint is null or c.placed_at < (select placed_at from purchases where instance_id = $1 and id = $8) or c.id < $8)`;

const shown = (
  page: string,
): string => `select c.id, c.number, c.supplier_id, c.status, c.service, c.is_account,
    coalesce(c.placed_at, c.created_at) as placed_at, coalesce(c.total_minor, 0)::bigint as total_minor,
    c.details -> 'contact' as contact, money.methods, money.paid_minor, money.refunds_minor, money.owed_minor,
    (select jsonb_build_object('id', t.id, 'kind', t.kind, 'label', t.label) from tables t
     where t.instance_id = c.instance_id and t.id = c.table_id) as seat
  from (${page}) c cross join lateral (
    select coalesce(jsonb_agg(jsonb_build_object('method', w.method, 'minor', w.minor, 'is_paid', w.is_paid, 'last', w.last)), '[]') as methods,
      coalesce(sum(w.minor), 0)::bigint as paid_minor, coalesce(sum(w.refunds_minor), 0)::bigint as refunds_minor,
      coalesce(sum(w.owed_minor), 0)::bigint as owed_minor
    from (select p.method, coalesce(sum(p.amount_minor) filter (where p.status = 'success'), 0)::bigint as minor,
        bool_or(p.status = 'success') as is_paid, max(p.attempt) as last, sum(p.refunds_minor) as refunds_minor,
        sum(p.refunds_minor - p.given_minor) as owed_minor
      from payments p where p.instance_id = $1 and p.purchase_id = c.id group by p.method) w) money
  order by c.placed_at desc, c.id desc`;

const PAGE = `order by c.placed_at desc, c.id desc limit ${ORDERS_OF_PAGE + 1}`;

const CLOSED: readonly string[] = CLOSED_STATUSES;
const STATUSES = {
  open: ['in_progress', 'accepted', 'preparation', 'packed', 'on_the_way'],
  done: CLOSED.filter((status) => status !== 'cancelled'),
  cancelled: ['cancelled'],
};

const valuesOf = ({ ctx, filter }: Pick<TenantSql, 'ctx'> & { filter: OrderFilter }) => [
  ...[ctx.instance.id, filter.branches, filter.from ?? EVER.from, filter.to ?? EVER.to, filter.service],
  ...[filter.state && STATUSES[filter.state], filter.method, filter.before],
];

/** Orders of these days, the newest first; one more than a page shows, where there are more. */
export const listOrders = ({
  sql,
  ctx,
  filter,
}: TenantSql & { filter: OrderFilter }): Promise<FoundOrder[]> =>
  sql<FoundOrder>(
    shown(`select c.* from purchases c where c.instance_id = $1 and ${LISTED} ${PAGE}`),
    valuesOf({ ctx, filter }),
  );

/**
 * Those that hold each of the words, or whose payment has what was typed for its reference. The first word is found by an index, the
 * others are looked up in what it found.
 */
export const searchOrders = ({
  sql,
  ctx,
  filter,
  typed,
  words: [first, ...others],
}: TenantSql & { filter: OrderFilter; typed: string; words: readonly OrderWord[] }): Promise<FoundOrder[]> =>
  sql<FoundOrder>(
    shown(`select c.* from (
        select id, false as is_reference from purchases where instance_id = $1 and number = $9::int
        union select purchase_id, false from order_words where instance_id = $1 and word >= $10 and word < $10 || '${AFTER_ALL}'
        union select purchase_id, false from order_words where instance_id = $1 and word >= $11 and word < $11 || '${AFTER_ALL}'
        union select purchase_id, true from payments where instance_id = $1 and reference = $15
        union select purchase_id, true from payments where instance_id = $1 and provider_ref = $15) found
      join purchases c on c.instance_id = $1 and c.id = found.id
      where ${LISTED} and (found.is_reference or not exists (
        select 1 from unnest($12::int[], $13::text[], $14::text[]) as one (number, begins, ends)
        where c.number is distinct from one.number and not exists (select 1 from order_words w
          where w.instance_id = $1 and w.purchase_id = c.id and ${HOLDS})))
      ${PAGE}`),
    [
      ...valuesOf({ ctx, filter }),
      ...[first?.number ?? null, first?.begins ?? null, first?.ends ?? null],
      ...[
        others.map(({ number }) => number),
        others.map(({ begins }) => begins),
        others.map(({ ends }) => ends),
      ],
      typed,
    ],
  );
