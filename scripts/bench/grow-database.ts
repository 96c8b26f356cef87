type GrowthSize = {
  tenants: number;
  products: number;
  /** Half at the new tenants, half at the large one. */
  diners: number;
  ordersEach: number;
  zones: number;
};

type Query = (text: string) => Promise<unknown>;

const whole = (count: number) => String(Math.trunc(count));
const tenantOf = (host: string) => `(select instance_id from instance_domains where host = '${host}')`;

/** In sixty places, each with a branch, dishes with options, a zone, a coupon and a popup. */
const likeTheModel = ({ model, growth }: { model: string; growth: GrowthSize }) => {
  const [own, prefix] = [tenantOf(model), `vecino-de-${model.split('.')[0]}-`];
  const copies = `instances i where i.slug like '${prefix}%'`;
  return [
    `insert into instances (slug, name, country, currency, language, langs, settings)
     select '${prefix}' || n, m.name, m.country, m.currency, m.language, m.langs, m.settings
     from instances m, generate_series(1, ${whole(growth.tenants)}) n where m.id = ${own}`,
    `insert into instance_domains (host, instance_id) select i.slug || '.localhost', i.id from ${copies}`,
    `insert into cities (instance_id, name, position) select i.id, 'Bogotá', 0 from ${copies}`,
    `insert into suppliers (instance_id, slug, position, city_id, on_table_class, services, settings)
     select i.id, s.slug, s.position, c.id, s.on_table_class, s.services, s.settings
     from suppliers s, cities c, ${copies} and c.instance_id = i.id and s.instance_id = ${own}`,
    `insert into categories (instance_id, key, position, content)
     select i.id, 'carta', 0, '{"name": {"es": "Carta"}, "description": {}}' from ${copies}`,
    `insert into products (instance_id, sku, category_id, position, content, related_skus)
     select i.id, p.sku, c.id, p.position, p.content, p.related_skus
     from (select * from products where instance_id = ${own} order by position, id limit ${whole(growth.products)}) p,
       categories c, ${copies} and c.instance_id = i.id`,
    `insert into supplier_products (instance_id, supplier_id, product_id, price_minor, available, file_available)
     select i.id, s.id, p.id, 12000, true, true
     from products p, suppliers s, ${copies} and p.instance_id = i.id and s.instance_id = i.id`,
    `insert into option_groups (instance_id, product_id, key, position, name, min, max, free)
     select i.id, p.id, 'salsas', 0, '{"es": "Salsas"}', 0, 2, 0 from products p, ${copies} and p.instance_id = i.id`,
    `insert into options (instance_id, group_id, key, position, name, price_minor, max, available, file_available)
     select i.id, g.id, 'salsa-' || n, n, '{"es": "Salsa de la casa"}', 500, 1, true, true
     from option_groups g, generate_series(1, 2) n, ${copies} and g.instance_id = i.id`,
    `insert into zones (instance_id, key, supplier_id, active, delivery_minor, rings, west, south, east, north)
     select i.id, z.key, s.id, true, z.delivery_minor, z.rings, z.west + i.id % 60, z.south + i.id % 60, z.east + i.id % 60,
       z.north + i.id % 60
     from zones z, suppliers s, ${copies} and s.instance_id = i.id and z.instance_id = ${own}`,
    `insert into coupons (instance_id, code, rules, per_profile, first_order)
     select i.id, 'bienvenida', '{"kind": "percent", "percent": 10}', 1, true from ${copies}`,
    `insert into popups (instance_id, key, position, content)
     select i.id, 'hoy', 0, '{"title": {"es": "Hoy"}, "text": {}, "image": null, "url": null}' from ${copies}`,
    // With each place's share of orders.
    `create temp table places on commit drop as
     select i.id as instance_id, min(s.id) as supplier_id, min(o.id) as first_offer, max(o.id) as last_offer,
       greatest(1, ${whole(growth.diners / 2 / growth.tenants)}) as diners
     from supplier_products o, suppliers s, ${copies} and o.instance_id = i.id and s.instance_id = i.id group by i.id`,
  ];
};

/** Over the whole city, of another branch, none of them the cheapest. */
const manyZones = ({ large, growth }: { large: string; growth: GrowthSize }) => {
  const own = tenantOf(large);
  const side = Math.ceil(Math.sqrt(Math.max(1, growth.zones)));
  return [
    `insert into suppliers (instance_id, slug, position, city_id, on_table_class, services, settings)
     select instance_id, 'norte', position + 1, city_id, on_table_class, services, settings
     from suppliers where instance_id = ${own}`,
    `insert into zones (instance_id, key, supplier_id, active, delivery_minor, rings, west, south, east, north)
     select ${own}, 'celda-' || n, s.id, true, 9900, jsonb_build_array(jsonb_build_array(
         jsonb_build_array(west, south), jsonb_build_array(west + step, south), jsonb_build_array(west + step, south + step),
         jsonb_build_array(west, south + step), jsonb_build_array(west, south))), west, south, west + step, south + step
     from (select n, 0.4 / ${side} as step, -74.26 + 0.4 / ${side} * (n % ${side}) as west,
         4.45 + 0.4 / ${side} * (n / ${side}) as south from generate_series(0, ${whole(growth.zones)} - 1) n) cell,
       suppliers s where s.instance_id = ${own} and s.slug = 'norte'`,
    `insert into places select ${own}, min(s.id), min(o.id), max(o.id), ${whole(growth.diners / 2)}
     from supplier_products o, suppliers s where o.instance_id = ${own} and s.instance_id = ${own}`,
  ];
};

const DETAILS = `'{"contact": {"name": "Ana Ruiz", "phone": "3211234567", "phone_code": "57", "phone_code_iso2": "CO",
  "email": "ana@example.com", "dni_type": "CC", "dni": "1020304050"}, "paymentMethod": "cash", "cashMinor": 50000}'`;
const DISH = `'{"name": {"es": "Bandeja"}, "image": null, "isAlcoholic": false, "options": []}'`;

/** Between two orders of one diner. */
const APART = 400;

/** Two lines each, in cash. @param apart minutes between two of one diner */
const closedOrders = ({ of, each, apart = APART }: { of: string; each: number; apart?: number }) => [
  `create temp table placed on commit drop as
   select nextval(pg_get_serial_sequence('purchases', 'id')) as id, d.*, n,
     now() - interval '1 minute' * (${whole(each)} - n) * ${whole(apart)} - interval '1 day' as at
   from (${of}) d, generate_series(1, ${whole(each)}) n`,
  `insert into purchases (id, instance_id, profile_id, supplier_id, status, service, details, bill,
     total_minor, released_at, placed_at, created_at, updated_at, placed_key)
   overriding system value
   select id, instance_id, profile_id, supplier_id, case when n % 50 = 0 then 'cancelled' else 'delivered' end,
     'take_away', ${DETAILS}, '[{"kind": "products", "amountMinor": 24000}]', 24000, at, at, at, at, 'key-' || id from placed`,
  `insert into purchase_members (instance_id, purchase_id, profile_id, role, joined_at)
   select instance_id, id, profile_id, 'owner', at from placed`,
  `insert into purchase_lines (instance_id, purchase_id, offer_id, count, unit_minor, content, created_at)
   select instance_id, id, offer, 1, 12000, ${DISH}, at
   from placed, unnest(array[first_offer, last_offer]) offer`,
  `insert into purchase_events (instance_id, purchase_id, kind, value, actor, created_at)
   select instance_id, id, 'status', value, 'operator', at
   from placed, unnest(array['in_progress', 'delivered']) value`,
  `insert into coupon_uses (instance_id, purchase_id, coupon_id, profile_id, slot, first_order, created_at)
   select p.instance_id, p.id, c.id, p.profile_id, 1, true, p.at
   from placed p join coupons c on c.instance_id = p.instance_id and c.code = 'bienvenida' where n = 1`,
  `insert into payments (instance_id, purchase_id, attempt, method, status, amount_minor, reference, created_at,
     payer_id)
   select instance_id, id, 1, 'cash', 'success', 24000, id || '-1-0', at, profile_id from placed`,
  `insert into idempotency_keys (instance_id, actor, key, fingerprint, lease_until, status, answer, created_at)
   select instance_id, 'diner:' || profile_id, 'key-' || id, sha256(id::text::bytea), at, 201, '{}', now()
   from placed where n % 10 = 1`,
  'drop table placed',
];

const diners = [
  `create temp table people on commit drop as
   select nextval(pg_get_serial_sequence('profiles', 'id')) as profile_id, p.*
   from places p, generate_series(1, p.diners)`,
  `insert into profiles (id, instance_id, details, created_at) overriding system value
   select profile_id, instance_id, '{"name": "Ana Ruiz"}', now() from people`,
  `insert into profile_tokens (instance_id, token_hash, profile_id, purpose)
   select instance_id, sha256(profile_id::text::bytea), profile_id, 'profile' from people`,
];

/** Inside the transaction of `query`; statistics are the caller's. */
export async function growDatabase({
  query,
  model,
  large,
  growth,
}: {
  query: Query;
  model: string;
  large: string;
  growth: GrowthSize;
}): Promise<void> {
  const statements = [
    ...likeTheModel({ model, growth }),
    ...manyZones({ large, growth }),
    ...diners,
    ...closedOrders({
      of: 'select instance_id, supplier_id, profile_id, first_offer, last_offer from people',
      each: growth.ordersEach,
    }),
  ];
  for (const statement of statements) await query(statement);
}

export async function writePastOrders({
  query,
  profileId,
  count,
  apart = APART,
}: {
  query: Query;
  profileId: number;
  count: number;
  apart?: number;
}): Promise<void> {
  const of = `select p.instance_id, min(s.id) as supplier_id, p.id as profile_id, min(o.id) as first_offer,
      max(o.id) as last_offer
    from profiles p join suppliers s on s.instance_id = p.instance_id
    join supplier_products o on o.instance_id = p.instance_id and o.supplier_id = s.id
    where p.id = ${whole(profileId)} group by p.instance_id, p.id`;
  for (const statement of closedOrders({ of, each: count, apart })) await query(statement);
}
