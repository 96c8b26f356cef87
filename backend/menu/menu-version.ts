import { optionLeft } from '@/backend/stored/option-left';
import { FEW } from '@/lib/domain/menu/shown-stock';

/**
 * The version of offer `o` of product `p`. It changes once a diner would see the change; a counted stock enters with its last
 * pieces alone, so that a sale out of many changes nothing.
 */
const OFFER_VERSION = `md5(concat_ws(':', o.id, o.price_minor, o.available, case when o.stock <= ${FEW} then o.stock end,
       md5(p.content::text), (
         select md5(string_agg(concat_ws(':', n.id, n.price_minor, ${optionLeft('o.supplier_id')}, n.max, n.text_max, n.name, g.id, g.min, g.max,
           g.free, g.price_rule, g.name), ',' order by n.id))
         from option_groups g join options n on n.instance_id = g.instance_id and n.group_id = g.id and n.removed_at is null
         where g.instance_id = p.instance_id and g.product_id = p.id and g.removed_at is null)))`;

const OFFERS = `supplier_products o
     join products p on p.instance_id = o.instance_id and p.id = o.product_id and p.removed_at is null`;

const clockAt = (interval: string) =>
  `to_char(($3::timestamptz + interval '${interval}') at time zone (s.settings ->> 'timezone'), 'YYYY-MM-DD HH24:MI')`;

/**
 * The slots of branch `s` without a place left, those that run at $3 and those within the longest promise: they move what an order for
 * now is promised (rule branches/slot-places), which is other minutes as time goes by. Null where there are none.
 */
const FULL_SLOTS = `case when s.settings ->> 'slotOrders' is not null then (
      select string_agg(f.slot, ',' order by f.slot) || floor(extract(epoch from $3::timestamptz) / 300) from (
        select h.slot from held_slots(s.instance_id, s.id, ${clockAt('-1 hour')}, ${clockAt('5 hours')}) h
        group by h.slot having count(*) >= (s.settings ->> 'slotOrders')::int) f) end`;

/** A row with the `version` of branch $2's menu at $3, none without the branch. */
export const MENU_VERSION = `
  select coalesce(md5(concat_ws('|', s.settings -> 'timezone', s.settings -> 'weekly', s.settings -> 'exceptions', nullif(s.pauses, '[]'), s.busy_minutes, case when not s.busy_by_load then s.busy_until end,
    ${FULL_SLOTS},
    (select string_agg(${OFFER_VERSION}, ',' order by o.id) from ${OFFERS}
     where o.instance_id = s.instance_id and o.supplier_id = s.id and o.removed_at is null))), '') as version
  from suppliers s where s.instance_id = $1 and s.id = $2 and s.removed_at is null`;

/** Short, as a menu's answer holds one of each dish. */
export const DISH_VERSIONS = `
  select o.id, coalesce(left(${OFFER_VERSION}, 8), '') as version from ${OFFERS}
  where o.instance_id = $1 and o.supplier_id = $2 and o.removed_at is null`;
