import { FEW } from '@/lib/domain/menu/shown-stock';

/**
 * The version of offer `o` of product `p`. It changes once a diner would see the change; a counted stock enters with its last
 * pieces alone, so that a sale out of many changes nothing.
 */
const OFFER_VERSION = `md5(concat_ws(':', o.id, o.price_minor, o.available, case when o.stock <= ${FEW} then o.stock end,
       md5(p.content::text), (
         select md5(string_agg(concat_ws(':', n.id, n.price_minor, n.available, n.max, n.text_max, n.name, g.id, g.min, g.max,
           g.free, g.price_rule, g.name), ',' order by n.id))
         from option_groups g join options n on n.instance_id = g.instance_id and n.group_id = g.id and n.removed_at is null
         where g.instance_id = p.instance_id and g.product_id = p.id and g.removed_at is null)))`;

const OFFERS = `supplier_products o
     join products p on p.instance_id = o.instance_id and p.id = o.product_id and p.removed_at is null`;

/** A row with the `version` of branch $2's menu, none without the branch. */
export const MENU_VERSION = `
  select coalesce(md5(concat_ws('|', s.settings -> 'timezone', s.settings -> 'weekly', s.settings -> 'exceptions', nullif(s.pauses, '[]'), s.busy_minutes, s.busy_until,
    (select string_agg(${OFFER_VERSION}, ',' order by o.id) from ${OFFERS}
     where o.instance_id = s.instance_id and o.supplier_id = s.id and o.removed_at is null))), '') as version
  from suppliers s where s.instance_id = $1 and s.id = $2 and s.removed_at is null`;

/** Short, as a menu's answer holds one of each dish. */
export const DISH_VERSIONS = `
  select o.id, coalesce(left(${OFFER_VERSION}, 8), '') as version from ${OFFERS}
  where o.instance_id = $1 and o.supplier_id = $2 and o.removed_at is null`;
