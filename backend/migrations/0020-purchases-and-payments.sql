create table purchases (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  profile_id bigint not null,
  supplier_id bigint not null,
  status text not null default 'cart' check (status in (
    'cart', 'in_progress', 'accepted', 'preparation', 'packed', 'on_the_way',
    'delivered', 'closed_account', 'finished', 'cancelled')),
  service text not null check (service in ('delivery', 'take_away', 'on_table')),
  subservice text check (subservice in ('room', 'schedule')),
  -- Grows with every change of the purchase or of its lines.
  version bigint not null default 1,
  -- What the diner said: contact, place, tip, cutlery, packing, comment, schedule, way to pay, age. Read whole.
  details jsonb not null default '{}',
  -- The bill and the words of the moment of placing; null in a cart, whose prices are those of the menu.
  subtotal_minor bigint check (subtotal_minor >= 0),
  discount_minor bigint check (discount_minor >= 0),
  delivery_minor bigint check (delivery_minor >= 0),
  tip_minor bigint check (tip_minor >= 0),
  total_minor bigint check (total_minor >= 0),
  -- Stock is taken exactly while this is true.
  stock_held boolean not null default false,
  -- When an unpaid order gives back stock and coupon (rule orders/hold).
  hold_until timestamptz,
  -- When the kitchen began to see it: at once for payment in person, else once it is paid (rule orders/kitchen).
  released_at timestamptz,
  placed_at timestamptz,
  bck_purchase_id text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (instance_id, id),
  foreign key (instance_id, profile_id) references profiles (instance_id, id),
  foreign key (instance_id, supplier_id) references suppliers (instance_id, id),
  check (status = 'cart' or (placed_at is not null and total_minor is not null
    and total_minor = subtotal_minor + delivery_minor - discount_minor + tip_minor)),
  check (stock_held or hold_until is null)
);
create index on purchases (instance_id, profile_id, id);
create index on purchases (instance_id, supplier_id, status) where status not in ('cart', 'finished', 'cancelled');
create index purchases_held on purchases (hold_until) where hold_until is not null;

create table purchase_lines (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  purchase_id bigint not null,
  offer_id bigint not null,
  count int not null check (count between 1 and 99),
  -- [{ "option_id": 1, "count": 1 }], ordered by option, so that equal choices are equal text.
  choices jsonb not null default '[]',
  comment text not null default '' check (length(comment) <= 250),
  -- Frozen at placing: the unit's price and what it was called and chosen with, in every language.
  unit_minor bigint check (unit_minor >= 0),
  content jsonb,
  created_at timestamptz not null,
  unique (instance_id, id),
  foreign key (instance_id, purchase_id) references purchases (instance_id, id) on delete cascade,
  foreign key (instance_id, offer_id) references supplier_products (instance_id, id)
);
create index on purchase_lines (instance_id, purchase_id);

-- What happened to a purchase: the diner's timeline, the staff's audit, the feed of live pages. Only grows.
create table purchase_events (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  purchase_id bigint not null,
  kind text not null check (kind in ('status', 'payment')),
  value text not null,
  actor text not null,
  created_at timestamptz not null,
  foreign key (instance_id, purchase_id) references purchases (instance_id, id) on delete cascade
);
create index on purchase_events (instance_id, purchase_id, id);

-- One row an attempt, written before the gateway is called (guarantee/early-event); cash is an attempt too (rule
-- orders/placing).
create table payments (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  purchase_id bigint not null,
  attempt int not null check (attempt >= 1),
  method text not null,
  -- Null when the money is taken in person.
  provider text,
  status text not null check (status in (
    'created', 'unknown', 'pending', 'success', 'declined', 'error', 'expired', 'refund_due', 'refunded', 'dropped')),
  amount_minor bigint not null check (amount_minor >= 0),
  -- What the gateway knows it by; unique, so that no reference is ever charged twice.
  reference text not null,
  provider_ref text,
  details jsonb not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz,
  -- When reconciliation asks the gateway next; null when it is over.
  check_at timestamptz,
  checks int not null default 0,
  finished_at timestamptz,
  unique (instance_id, id),
  unique (instance_id, reference),
  unique (instance_id, purchase_id, attempt),
  foreign key (instance_id, purchase_id) references purchases (instance_id, id)
);
-- One live attempt a purchase (guarantee/one-charge): the guard against paying twice.
create unique index one_live_payment on payments (instance_id, purchase_id)
  where status in ('created', 'unknown', 'pending', 'success');
create index payments_to_check on payments (check_at) where check_at is not null;
create unique index payments_by_provider on payments (instance_id, provider, provider_ref) where provider_ref is not null;

-- Events of gateways as they came: kept before anything is believed (guarantee/events-are-hints,
-- guarantee/early-event).
create table webhook_inbox (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  provider text not null,
  event_key text not null,
  body jsonb not null,
  received_at timestamptz not null,
  handled_at timestamptz,
  outcome text,
  unique (instance_id, id),
  unique (instance_id, provider, event_key)
);
create index webhooks_to_handle on webhook_inbox (id) where handled_at is null;

do $$
declare target text;
begin
  foreach target in array array['purchases', 'purchase_lines', 'purchase_events', 'payments', 'webhook_inbox'] loop
    execute format('alter table %I enable row level security', target);
    execute format('alter table %I force row level security', target);
    execute format(
      'create policy one_instance on %I to ordering_app using (instance_id = current_instance_id()) with check (instance_id = current_instance_id())',
      target
    );
    execute format('create policy owner_sees_all on %I to current_user using (true) with check (true)', target);
  end loop;
end $$;
grant select, insert, update on purchases, payments, webhook_inbox to ordering_app;
grant select, insert, update, delete on purchase_lines to ordering_app;
grant select, insert on purchase_events to ordering_app;
grant update (stock, available) on supplier_products to ordering_app;
