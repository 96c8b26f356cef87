import { toSqlList } from '@/backend/platform/database/sql-list';
import { settingsJson, supplierJson } from '@/backend/stored/supplier-json';
import { CLOSED_STATUSES } from '@/lib/domain/orders/order-states';

export const CLOSED = toSqlList(CLOSED_STATUSES);

/** SQL for the coupon of purchase `c` as JSON or null; its own uses do not count against it. */
const PURCHASE_COUPON = `
  (select jsonb_build_object('id', k.id, 'code', k.code, 'rules', k.rules, 'gone', k.removed_at is not null,
     'used_in_all', k.used - (select count(*) from coupon_uses u
       where u.instance_id = c.instance_id and u.purchase_id = c.id and u.coupon_id = k.id),
     'used_by_diner', (select count(*) from coupon_uses u where u.instance_id = c.instance_id
       and u.coupon_id = k.id and u.profile_id = c.profile_id and u.purchase_id <> c.id),
     'has_ordered', exists (select 1 from purchases o where o.instance_id = c.instance_id
       and o.profile_id = c.profile_id and o.id <> c.id and o.service <> 'book'
       and o.status not in ('cart', 'cancelled')))
   from coupons k where k.instance_id = c.instance_id and k.id = c.coupon_id) as coupon`;

/** SQL for the branches at which cart `c` of branch `s` may take products, as JSON; null outside a court. */
const PURCHASE_STALLS = `case when c.status = 'cart' and c.service = 'on_table' and s.court is not null then
    (select jsonb_agg(${supplierJson('t')} order by t.position) from suppliers t
     where t.instance_id = c.instance_id and t.court = s.court and t.removed_at is null) end as stalls`;

/** An order keeps its branch's name, address and time zone (rule orders/agreed). */
const AGREED_SUPPLIER = `${supplierJson('s')} || case when c.agreed is null then '{}'::jsonb
      else jsonb_build_object('settings', ${settingsJson('s')} || (c.agreed -> 'branch')) end`;

/** SQL: who sells it and its sentence about tax, as they were when it was placed (rule orders/agreed). @param of its table */
export const agreedJson = (of: string): string => `case when ${of}.agreed -> 'seller' is not null
      then jsonb_build_object('seller', ${of}.agreed -> 'seller', 'includes_tax', ${of}.agreed -> 'includesTax') end`;

const PURCHASE_COLUMNS = `c.id, c.profile_id, c.status, c.service, c.subservice, c.version, c.details, c.bill, c.total_minor, c.stock_held, c.hold_until, c.released_at,
    c.placed_at, c.placed_key, c.bck_purchase_id, c.number, c.turn, c.pick_up_code, c.is_account, c.bill_asked_at, c.touched_at, c.group_until, c.first_at,
    c.court_order_id, c.is_split, c.created_at, ${PURCHASE_COUPON}, ${PURCHASE_STALLS},
    case when c.status = 'on_the_way' then (select jsonb_build_object('code', d.code, 'tries', d.tries) from delivery_codes d
      where d.instance_id = c.instance_id and d.purchase_id = c.id) end as delivery_code,
    case when c.service = 'book' then (select b.id from bookings b
      where b.instance_id = c.instance_id and b.deposit_purchase_id = c.id) end as booking_id,
    exists (select 1 from zones z where z.instance_id = c.instance_id and z.supplier_id = c.supplier_id
      and z.active and z.removed_at is null) as has_zones,
    ${agreedJson('c')} as agreed, ${AGREED_SUPPLIER} as supplier,
    (select jsonb_build_object('id', t.id, 'kind', t.kind, 'label', t.label) from tables t
     where t.instance_id = c.instance_id and t.id = c.table_id) as seat`;
const PURCHASE_TABLES =
  'purchases c join suppliers s on s.instance_id = c.instance_id and s.id = c.supplier_id';

export const PURCHASE_SELECT = `select ${PURCHASE_COLUMNS} from ${PURCHASE_TABLES} where c.instance_id = $1`;

/**
 * Purchases of which the profile $2 is a member: a diner reaches no other (rule orders/members). A removed member who
 * has a link to pay is the link's guest alone.
 */
export const MEMBER_SELECT = `select ${PURCHASE_COLUMNS}, case when m.left_at is null then m.role else 'guest' end as role,
    case when m.left_at is null then m.number end as member_number, m.pays_at is not null as is_payer
  from ${PURCHASE_TABLES}
  join purchase_members m on m.instance_id = c.instance_id and m.purchase_id = c.id and m.profile_id = $2
    and (m.left_at is null or m.pays_at is not null)
  where c.instance_id = $1`;
