-- Purchases: each is a cart until it is placed and an order after that, and a booking's deposit is one too. Beside them stand
-- the coupons of a tenant, and the lines and members of a purchase.

create table coupons (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  -- Stored in lower case, because case does not count.
  code text not null check (code ~ '^[a-z0-9-]{4,40}$'),
  -- What it takes off, when, where and for whom. It is read whole, like the settings of a branch.
  rules jsonb not null,
  usage_limit int check (usage_limit >= 1),
  per_profile int not null check (per_profile >= 1),
  first_order boolean not null,
  -- How many orders use it now. Orders write it, never an import.
  used int not null default 0 check (used >= 0),
  removed_at timestamptz,
  unique (instance_id, id),
  unique (instance_id, code)
);
select bind_to_instance('coupons');
grant select, update (used) on coupons to ordering_app;

-- A bill equals the sum of its parts (rule cart/bill). It has products or a deposit, no kind twice, and only a coupon is
-- negative.
create function is_bill(bill jsonb, total bigint) returns boolean language sql immutable as $$
  select coalesce(sum((part ->> 'amountMinor')::bigint) = total
    and bool_or(part ->> 'kind' in ('products', 'deposit'))
    and count(*) = count(distinct part ->> 'kind')
    and bool_and(case part ->> 'kind'
      when 'coupon' then (part ->> 'amountMinor')::bigint < 0
      when 'products' then (part ->> 'amountMinor')::bigint >= 0
      else (part ->> 'amountMinor')::bigint > 0 end), false)
  from jsonb_array_elements(bill) part
$$;

create table purchases (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  profile_id bigint not null,
  supplier_id bigint not null,
  status text not null default 'cart' check (status in (
    'cart', 'in_progress', 'accepted', 'preparation', 'packed', 'on_the_way',
    'delivered', 'closed_account', 'finished', 'cancelled')),
  service text not null check (service in ('delivery', 'take_away', 'on_table', 'book')),
  subservice text check (subservice in ('room', 'schedule', 'grab_and_go')),
  -- Grows with every change of the purchase or of its lines.
  version bigint not null default 1,
  -- The number that people know an order by. It is given when the order is placed, and stays.
  number int,
  -- What the diner said: contact, place, tip, cutlery, packing, comment, schedule, way to pay, age. It is read whole.
  details jsonb not null default '{}',
  coupon_id bigint,
  -- The bill at the moment of placing. Both are null in a cart, whose prices are those of the menu.
  bill jsonb,
  total_minor bigint check (total_minor >= 0),
  -- True exactly while the purchase holds stock.
  stock_held boolean not null default false,
  -- When an unpaid order gives back stock and coupon (rule orders/hold).
  hold_until timestamptz,
  -- When the kitchen began to see it: at once for payment in person, otherwise when it is paid (rule orders/kitchen).
  released_at timestamptz,
  placed_at timestamptz,
  -- The key of the call that placed it. A repeated call finds the order, even when the server died before it wrote its answer
  -- (guarantee/killed-backend).
  placed_key text,
  bck_purchase_id text,
  -- The visit in which it was placed. Null where none is known, and after the visit was forgotten.
  acquisition_id bigint,
  -- The table or the room.
  table_id bigint,
  -- The account of a table holds what its members have sent, and nothing else (rule table/account).
  is_account boolean not null default false,
  bill_asked_at timestamptz,
  -- When a member of the account last did something with it.
  touched_at timestamptz,
  -- Until when guests add to a cart that several people fill (rule cart/group). Null if nobody else ever could.
  group_until timestamptz,
  -- The number that a counter calls out, counted by branch and day of the branch (rule table/pick-up), and the code that shows
  -- whose order it is.
  turn_day date,
  turn int,
  pick_up_code text,
  -- A court's order that is paid is split into a purchase for each stall. A stall's purchase names the court's order, is seen
  -- by the stall's kitchen, and has no payment or member of its own (rule table/court).
  court_order_id bigint,
  is_split boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (instance_id, id),
  foreign key (instance_id, profile_id) references profiles (instance_id, id),
  foreign key (instance_id, supplier_id) references suppliers (instance_id, id),
  foreign key (instance_id, coupon_id) references coupons (instance_id, id),
  foreign key (instance_id, court_order_id) references purchases (instance_id, id),
  constraint placed_with_its_bill check (status = 'cart'
    or (placed_at is not null and total_minor is not null and bill is not null and is_bill(bill, total_minor))),
  check (stock_held or hold_until is null),
  -- A deposit is paid like an order, and is never a cart (rule booking/deposit).
  constraint deposits_are_no_orders check (service <> 'book'
    or (status in ('in_progress', 'finished', 'cancelled') and number is null)),
  constraint tables_are_on_the_table check (table_id is null or service = 'on_table'),
  constraint accounts_are_at_tables check (not is_account or (status <> 'cart' and service = 'on_table'
    and table_id is not null and touched_at is not null)),
  constraint bills_of_accounts check (bill_asked_at is null or is_account),
  constraint whole_turn check ((turn is null) = (turn_day is null) and (turn is null) = (pick_up_code is null)),
  constraint no_stall_is_split check (court_order_id is null or not is_split)
);
create index on purchases (instance_id, profile_id, id);
create index on purchases (instance_id, placed_at) where placed_at is not null;
create index on purchases (instance_id, acquisition_id) where acquisition_id is not null;
create unique index purchases_number on purchases (instance_id, number) where number is not null;
create index purchases_with_coupon on purchases (instance_id, coupon_id) where coupon_id is not null;
create index purchases_held on purchases (hold_until) where hold_until is not null;
-- The list of a kitchen, oldest first. It leaves out delivered orders, which many restaurants never mark as finished.
create index purchases_open on purchases (instance_id, released_at)
  where released_at is not null and status not in ('cart', 'delivered', 'closed_account', 'finished', 'cancelled');
-- Orders for a chosen hour, counted by slot (rule branches/slot-places).
create index purchases_by_slot on purchases (instance_id, supplier_id, (details ->> 'scheduleDate'), (details ->> 'scheduleHour'))
  where subservice = 'schedule' and status not in ('cart', 'cancelled');
-- One account is open for a table (guarantee/one-account).
create unique index one_open_account on purchases (instance_id, table_id)
  where is_account and status not in ('closed_account', 'finished', 'cancelled');
create index untouched_accounts on purchases (touched_at)
  where is_account and status not in ('closed_account', 'finished', 'cancelled');
-- The stalls of a court call out the number of the court's order and ask for its code.
create unique index purchases_turn on purchases (instance_id, supplier_id, turn_day, turn)
  where turn is not null and court_order_id is null;
create unique index purchases_of_court on purchases (instance_id, court_order_id, supplier_id)
  where court_order_id is not null;
create trigger refuse_erased before insert on purchases for each row execute function refuse_erased();
select bind_to_instance('purchases');
grant select, insert, update on purchases to ordering_app;

-- Four characters that nobody mistakes for others.
create function new_pick_up_code() returns text language sql volatile as $$
  select string_agg(substr('23456789ABCDEFGHJKMNPQRSTUVWXYZ', 1 + get_byte(random.bytes, place) % 31, 1), '')
  from (select decode(replace(gen_random_uuid()::text, '-', ''), 'hex') as bytes) random, generate_series(0, 3) place;
$$;

create table purchase_lines (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  purchase_id bigint not null,
  offer_id bigint not null,
  count int not null check (count between 1 and 99),
  -- [{ "option_id": 1, "count": 1 }], ordered by option, so that equal choices are equal text.
  choices jsonb not null default '[]',
  comment text not null default '' check (length(comment) <= 250),
  -- What a piece cost when it was put into the cart, and since when (rule cart/kept-price).
  kept_price jsonb,
  -- Frozen at placing: the price of a piece, and the names of product and choices in every language.
  unit_minor bigint check (unit_minor >= 0),
  -- What bundles take off the line, frozen with its price (rule menu/bundles). It is never more than the line costs.
  off_minor bigint not null default 0,
  content jsonb,
  -- How much of the stock placing took, which is what comes back. The stock of a product may have begun or ceased to be
  -- counted since.
  taken int not null default 0 check (taken between 0 and 99),
  -- Whose line it is in a purchase of several people. Null: its owner's, or the whole table's.
  member_id bigint,
  for_all boolean not null default false,
  -- The round of a table that sent it, and how far the kitchen is.
  round int,
  state text check (state in ('sent', 'preparation', 'served', 'void')),
  void_reason text check (length(void_reason) between 1 and 200),
  created_at timestamptz not null,
  unique (instance_id, id),
  foreign key (instance_id, purchase_id) references purchases (instance_id, id) on delete cascade,
  foreign key (instance_id, offer_id) references supplier_products (instance_id, id),
  foreign key (instance_id, member_id) references profiles (instance_id, id),
  constraint off_a_frozen_line check (off_minor between 0 and coalesce(unit_minor * count, 0)),
  constraint sent_with_its_round check ((round is null) = (state is null)
    and (state is null or (unit_minor is not null and content is not null))),
  constraint void_with_its_reason check ((state is not distinct from 'void') = (void_reason is not null))
);
create index on purchase_lines (instance_id, purchase_id);
select bind_to_instance('purchase_lines');
grant select, insert, update, delete on purchase_lines to ordering_app;

-- Who reaches a purchase (rule orders/members): the profile that began it, and those whom a link let in.
create table purchase_members (
  instance_id bigint not null references instances (id) on delete cascade,
  purchase_id bigint not null,
  profile_id bigint not null,
  role text not null check (role in ('owner', 'guest')),
  -- A member of an account has a number there, and a name that the others read.
  number int check (number > 0),
  name text check (length(name) <= 40),
  -- The member of a group has chosen everything (rule cart/group).
  is_done boolean not null default false,
  joined_at timestamptz not null,
  -- When a link let the member in to pay (rule orders/links). Guests of a group have it too, and members whom staff took off.
  pays_at timestamptz,
  -- When staff took the member off the account.
  left_at timestamptz,
  -- When the member sat down at another table. Null while they are at the account's own (rule table/joining).
  gone_at timestamptz,
  primary key (instance_id, purchase_id, profile_id),
  foreign key (instance_id, purchase_id) references purchases (instance_id, id) on delete cascade,
  foreign key (instance_id, profile_id) references profiles (instance_id, id),
  constraint numbered_with_a_name check ((number is null) = (name is null))
);
create unique index one_owner on purchase_members (instance_id, purchase_id) where role = 'owner';
create unique index number_of_a_member on purchase_members (instance_id, purchase_id, number) where number is not null;
create index on purchase_members (instance_id, profile_id, purchase_id);
create trigger refuse_erased before insert on purchase_members for each row execute function refuse_erased();
select bind_to_instance('purchase_members');
grant select, insert, update (number, name, left_at, is_done, gone_at, pays_at) on purchase_members to ordering_app;
