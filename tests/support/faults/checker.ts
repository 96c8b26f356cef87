import type { Database } from '@/backend/platform/database/database';
import { canMove, type OrderStatus, orderRouteOf } from '@/lib/domain/orders/order-states';
import type { Taking } from './takings';

type Ledger = {
  db: Database;
  instanceId: number;
  /** The gateway's transactions of this tenant. */
  transactions: readonly Taking[];
  /** Counted products as they were before anybody ordered. */
  stockAtStart: ReadonlyMap<number, number>;
  /** The orders that were acknowledged to somebody, once for each key that was. */
  acknowledged: readonly { key: string; purchaseId: number }[];
};

/** Refunds by staff, and by stalls that reject, of an order `c`: it pays so much less. */
const IN_PART = `(select coalesce(sum(r.amount_minor), 0) from refunds r join payments q on q.instance_id = r.instance_id
  and q.id = r.payment_id where r.instance_id = c.instance_id and q.purchase_id = c.id
    and (r.reason = 'staff' or r.stall_order_id is not null))`;
/** A stall's part is paid with its court's order (rule table/court). */
const PAID_ORDER = 'coalesce(c.court_order_id, c.id)';

/** A deposit whose payments are the account's of its table by now (rule booking/deposit). */
const IS_AT_TABLE = `exists (select 1 from bookings b where b.instance_id = c.instance_id and b.deposit_purchase_id = c.id
  and b.deposit_account_id is not null)`;

/** Statements that find what must never be; each tells of it in words. `$1` is the instance. */
const NEVER: Record<string, string> = {
  'two attempts of a payer at a time': `select purchase_id as id from payments where instance_id = $1
     and status in ('created', 'unknown', 'pending') group by purchase_id, payer_id having count(*) > 1`,
  'a payment whose sums are not those of its refunds': `select p.id from payments p
     left join refunds r on r.instance_id = p.instance_id and r.payment_id = p.id where p.instance_id = $1
     group by p.id, p.refunds_minor, p.given_minor having p.refunds_minor <> coalesce(sum(r.amount_minor), 0)
       or p.given_minor <> coalesce(sum(r.amount_minor) filter (where r.state = 'given'), 0)`,
  'a refund that nobody looks after': `select id from refunds where instance_id = $1
     and state in ('due', 'asked') and check_at is null`,
  'an order without an attempt to pay': `select c.id from purchases c where c.instance_id = $1 and c.status <> 'cart'
     and not c.is_account and not ${IS_AT_TABLE}
     and not exists (select 1 from payments p where p.instance_id = c.instance_id and p.purchase_id = ${PAID_ORDER})`,
  'money for a cart or a cancelled order that is not owed back': `select c.id from purchases c join payments p
     on p.instance_id = c.instance_id and p.purchase_id = c.id
     where c.instance_id = $1 and c.status in ('cart', 'cancelled') and p.status = 'success'
       and p.refunds_minor < p.amount_minor`,
  'an order that pays another amount than it costs': `select c.id from purchases c join payments p
     on p.instance_id = c.instance_id and p.purchase_id = c.id
     where c.instance_id = $1 and not c.is_account and c.status not in ('cart', 'cancelled') and not ${IS_AT_TABLE}
     group by c.id, c.total_minor, c.released_at having coalesce(sum(p.amount_minor - p.refunds_minor) filter (where p.status = 'success'), 0)
         + coalesce(sum(p.amount_minor) filter (where p.status in ('unknown', 'pending')), 0) > c.total_minor
       or c.released_at is not null and not bool_or(p.status = 'pending' and p.provider is null and p.method <> 'transfer')
         and coalesce(sum(p.amount_minor - p.refunds_minor) filter (where p.status = 'success'), 0) + ${IN_PART} < c.total_minor`,
  'an account that keeps more than its bill': `select c.id from purchases c join payments p
     on p.instance_id = c.instance_id and p.purchase_id = c.id where c.instance_id = $1 and c.is_account and p.status = 'success'
     group by c.id, c.total_minor, c.status having not (bool_or(p.is_deposit) and c.status = 'in_progress') and sum(greatest(0, p.amount_minor - p.refunds_minor - p.tip_minor)) > c.total_minor`,
  'a payment of an account without its share': `select p.id from payments p join purchases c
     on c.instance_id = p.instance_id and c.id = p.purchase_id where p.instance_id = $1 and c.is_account and not p.is_deposit
       and (p.status in ('unknown', 'pending') or p.status = 'success' and p.refunds_minor < p.amount_minor)
       and not exists (select 1 from shares s where s.instance_id = p.instance_id and s.payment_id = p.id
         and s.amount_minor + s.tip_minor = p.amount_minor and s.tip_minor = p.tip_minor)`,
  'an order whose lines do not add up to its bill': `select c.id from purchases c where c.instance_id = $1
     and c.status not in ('cart', 'cancelled') and (jsonb_path_query_first(c.bill, '$[*] ? (@.kind == "products")') ->> 'amountMinor')::bigint
     is distinct from (select coalesce(sum(l.unit_minor * l.count - l.off_minor), case when c.is_account then 0 end)
       from purchase_lines l join purchases k on k.instance_id = l.instance_id and k.id = l.purchase_id
       where k.instance_id = c.instance_id and (k.id = c.id or k.court_order_id = c.id) and l.state is distinct from 'void')`,
  'an order whose bill does not add up to what it costs': `select c.id from purchases c where c.instance_id = $1
     and c.status not in ('cart', 'cancelled') and c.total_minor is distinct from
       (select sum((part ->> 'amountMinor')::bigint) from jsonb_array_elements(c.bill) part)`,
  'an order in person that collects another amount than it costs': `select c.id from purchases c join payments p
     on p.instance_id = c.instance_id and p.purchase_id = c.id where c.instance_id = $1 and not c.is_account
       and p.status = 'pending' and p.provider is null and p.method <> 'transfer' and p.amount_minor <> c.total_minor`,
  'a line that costs less than nothing': `select id from purchase_lines where instance_id = $1
     and (off_minor < 0 or unit_minor < 0 or off_minor > unit_minor * count)`,
  'a coupon that takes off more than its most': `select c.id from purchases c join coupons k
     on k.instance_id = c.instance_id and k.id = c.coupon_id where c.instance_id = $1 and c.status not in ('cart', 'cancelled')
       and -(jsonb_path_query_first(c.bill, '$[*] ? (@.kind == "coupon")') ->> 'amountMinor')::bigint > (k.rules -> 'terms' ->> 'maxMinor')::bigint`,
  'a court order whose stalls do not add up to it': `select c.id from purchases c
     left join purchases k on k.instance_id = c.instance_id and k.court_order_id = c.id where c.instance_id = $1
     group by c.id, c.is_split, c.total_minor
     having c.is_split <> (count(k.id) > 0) or c.is_split and sum(k.total_minor) <> c.total_minor`,
  'a stall that rejected and keeps its part': `select k.id from purchases k join payments p
     on p.instance_id = k.instance_id and p.purchase_id = k.court_order_id and p.status = 'success'
     where k.instance_id = $1 and k.status = 'cancelled' group by k.instance_id, k.id, k.total_minor
     having sum(p.amount_minor - p.refunds_minor) > 0 and k.total_minor > (select coalesce(sum(r.amount_minor), 0)
       from refunds r where r.instance_id = k.instance_id and r.stall_order_id = k.id)`,
  'more given back of a stall than its part': `select k.id from purchases k join refunds r
     on r.instance_id = k.instance_id and r.stall_order_id = k.id where k.instance_id = $1
     group by k.id, k.total_minor having sum(r.amount_minor) > k.total_minor`,
  'an unpaid order in the kitchen': `select c.id from purchases c where c.instance_id = $1 and c.released_at is not null
     and not c.is_account and c.status not in ('cart', 'cancelled') and not ${IS_AT_TABLE} and not exists (select 1 from payments p
       where p.instance_id = c.instance_id and p.purchase_id = ${PAID_ORDER}
       and (p.status = 'success' and 
         (p.amount_minor = 0 or p.refunds_minor < p.amount_minor or ${IN_PART} > 0) or (p.status = 'pending' and p.provider is null and p.method <> 'transfer')))`,
  'a paid order that the kitchen does not see': `select c.id from purchases c join payments p
     on p.instance_id = c.instance_id and p.purchase_id = c.id
     where c.instance_id = $1 and c.status = 'in_progress' and p.status = 'success' and p.refunds_minor < p.amount_minor and c.released_at is null`,
  'a use of a coupon without an order, or an order without its use': `select c.id from purchases c
     left join coupon_uses u on u.instance_id = c.instance_id and u.purchase_id = c.id
     where c.instance_id = $1 and (u.purchase_id is not null) is distinct from
       (c.status not in ('cart', 'cancelled') and c.coupon_id is not null)`,
  'a coupon whose count is not its uses': `select k.id from coupons k where k.instance_id = $1 and k.used <>
     (select count(*) from coupon_uses u where u.instance_id = k.instance_id and u.coupon_id = k.id)`,
  'a coupon used beyond its limit': `select id from coupons where instance_id = $1 and used > usage_limit`,
  'a coupon used too often by one diner': `select k.id from coupons k join coupon_uses u
     on u.instance_id = k.instance_id and u.coupon_id = k.id where k.instance_id = $1
     group by k.id, k.per_profile, u.profile_id having count(*) > k.per_profile`,
  'an event that nobody handled': `select id from webhook_inbox where instance_id = $1 and handled_at is null`,
  'a payment that nobody asks about any more': `select id from payments where instance_id = $1
     and status in ('unknown', 'pending') and provider is not null and check_at is null`,
  'two open accounts of a table': `select table_id as id from purchases where instance_id = $1 and is_account
     and status not in ('closed_account', 'finished', 'cancelled') group by table_id having count(*) > 1`,
  'a line of an account that was not sent, or a sent one elsewhere': `select l.id from purchase_lines l
     join purchases c on c.instance_id = l.instance_id and c.id = l.purchase_id
     where l.instance_id = $1 and (l.state is not null) <> c.is_account`,
  'a round without a line': `select r.purchase_id as id from rounds r where r.instance_id = $1 and not exists (
     select 1 from purchase_lines l where l.instance_id = r.instance_id and l.purchase_id = r.purchase_id and l.round = r.number)`,
  'more people than an account or a group has places': `select m.purchase_id as id from purchase_members m
     join purchases c on c.instance_id = m.instance_id and c.id = m.purchase_id
     where m.instance_id = $1 and m.number is not null and m.left_at is null
     group by m.purchase_id, c.is_account having count(*) > case when c.is_account then 20 else 21 end`,
  'a booking that does not agree with its deposit': `select b.id from bookings b join purchases d
     on d.instance_id = b.instance_id and d.id = b.deposit_purchase_id where b.instance_id = $1
       and (b.status = 'cancelled' and d.status = 'in_progress'
         or b.status = 'approved' and d.status = 'in_progress' and d.released_at is null
         or b.status <> 'cancelled' and d.status = 'cancelled' and b.seated_at is null
         or b.deposit_account_id is not null and d.status <> 'finished')`,
  'a deposit without its booking': `select d.id from purchases d where d.instance_id = $1 and d.service = 'book' and not exists (
     select 1 from bookings b where b.instance_id = d.instance_id and b.deposit_purchase_id = d.id)`,
  'a table that a booking has which is over': `select b.id from bookings b join booking_tables t on t.instance_id = b.instance_id
     and t.booking_id = b.id where b.instance_id = $1 and b.status = 'cancelled'`,
  'stock held for nothing': `select id from purchases where instance_id = $1 and stock_held
     and status in ('cart', 'cancelled')`,
};

type Read = <T extends Record<string, unknown>>(text: string) => Promise<T[]>;

/** The pieces sold of a counted product are those that its stock lost. */
async function findStockFaults(read: Read, stockAtStart: Ledger['stockAtStart']): Promise<string[]> {
  const rows = await read<{ id: number; stock: number | null; sold: number }>(
    `select o.id, o.stock, coalesce((select sum(l.count) from purchase_lines l join purchases c
       on c.instance_id = l.instance_id and c.id = l.purchase_id
       where l.instance_id = o.instance_id and l.offer_id = o.id and c.status not in ('cart', 'cancelled')
         and l.state is distinct from 'void'), 0)::int as sold
     from supplier_products o where o.instance_id = $1`,
  );
  return rows.flatMap(({ id, stock, sold }) => {
    const start = stockAtStart.get(id);
    if (start === undefined || stock === start - sold) return [];
    return [`product ${id}: ${start} at the start, ${sold} sold, ${stock} left`];
  });
}

/** Money that the gateway took is paid or owed back, transaction by transaction. */
async function findMoneyFaults(read: Read, transactions: Ledger['transactions']): Promise<string[]> {
  const paid = await read<{ reference: string; status: string; amount_minor: number; given_minor: number }>(
    `select reference, status, amount_minor, given_minor from payments where instance_id = $1
       and provider is not null and amount_minor > 0 and status = 'success'`,
  );
  const taken = transactions.filter(({ status }) => status === 'APPROVED' || status === 'VOIDED');
  const without = (list: readonly { reference: string }[], reference: string) =>
    list.filter((one) => one.reference === reference).length !== 1;
  return [
    ...taken
      .filter(({ reference }) => without(paid, reference))
      .map(({ reference }) => `money of ${reference} was taken and is neither paid nor owed back`),
    ...paid
      .filter(({ reference }) => without(taken, reference))
      .map(({ reference, status }) => `${reference} is ${status} and the gateway took nothing`),
    ...taken
      .filter(({ reference, status }) => {
        const given = paid.find((one) => one.reference === reference);
        return status === 'VOIDED' && given && given.given_minor < given.amount_minor;
      })
      .map(({ reference }) => `${reference} was given back and nobody wrote it down`),
    ...paid.flatMap(({ reference, amount_minor: amount }) => {
      const charge = taken.find((one) => one.reference === reference);
      return !charge || charge.amountMinor === amount
        ? []
        : [`${reference} took ${charge.amountMinor} for ${amount}`];
    }),
  ];
}

type Moment = {
  purchase_id: number;
  service: 'delivery' | 'take_away' | 'on_table' | 'book';
  subservice: 'room' | 'schedule' | 'grab_and_go' | null;
  seat: object | null;
  is_account: boolean;
  value: OrderStatus;
  now: OrderStatus;
};

/** Every order went along its table of moves (rule orders/states), from a cart to where it stands. */
async function findMoveFaults(read: Read): Promise<string[]> {
  const moments = await read<Moment>(
    `select e.purchase_id, c.service, c.subservice, to_jsonb(c.table_id) as seat, c.is_account, e.value, c.status as now from purchase_events e join purchases c
       on c.instance_id = e.instance_id and c.id = e.purchase_id
     where e.instance_id = $1 and e.kind = 'status' order by e.purchase_id, e.id`,
  );
  const faults: string[] = [];
  let at: { id: number; status: OrderStatus } = { id: 0, status: 'cart' };
  for (const [index, { purchase_id: id, value, now, ...order }] of moments.entries()) {
    const from = at.id === id ? at.status : 'cart';
    if (!canMove({ route: orderRouteOf(order), from, to: value }))
      faults.push(`order ${id} went ${from} → ${value}`);
    at = { id, status: value };
    const isLast = moments[index + 1]?.purchase_id !== id;
    if (isLast && value !== now) faults.push(`order ${id} is ${now}, its history ends with ${value}`);
  }
  return faults;
}

async function findLostOrders(read: Read, acknowledged: Ledger['acknowledged']): Promise<string[]> {
  const placed = await read<{ purchase_id: number }>(
    `select purchase_id from purchase_events where instance_id = $1 and kind = 'status' and value = 'in_progress'`,
  );
  const counts = new Map<number, number>();
  for (const { purchase_id: id } of placed) counts.set(id, (counts.get(id) ?? 0) + 1);
  const said = new Map<number, Set<string>>();
  for (const { purchaseId, key } of acknowledged)
    said.set(purchaseId, (said.get(purchaseId) ?? new Set()).add(key));
  return [...said].flatMap(([id, keys]) =>
    keys.size === (counts.get(id) ?? 0)
      ? []
      : [`order ${id} was acknowledged to ${keys.size} presses and placed ${counts.get(id) ?? 0} times`],
  );
}

/** Checks every invariant; returns a sentence for each that is broken. */
export async function findFaults(ledger: Ledger): Promise<string[]> {
  const { db, instanceId } = ledger;
  const read: Read = (text) => db.tenant(instanceId, (sql) => sql(text, [instanceId]));
  const never: string[] = [];
  for (const [fault, statement] of Object.entries(NEVER)) {
    const found = await read<{ id: number; purchase_id: number }>(statement);
    never.push(...found.map(({ id }) => `${fault}: ${id}`));
  }
  return [
    ...never,
    ...(await findStockFaults(read, ledger.stockAtStart)),
    ...(await findMoneyFaults(read, ledger.transactions)),
    ...(await findMoveFaults(read)),
    ...(await findLostOrders(read, ledger.acknowledged)),
  ];
}
