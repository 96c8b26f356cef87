-- Bookings: a table for a party at an hour, or the wait for one. Beside them stand the tables that they take, the guests whom
-- an organiser brings, the links that open a booking, and the dishes that are ordered ahead.

-- `booking_tables` needs equality of ids beside overlap of ranges.
create extension if not exists btree_gist;

-- A table that is booked, or waited for (rule booking/states). `held`: its form is being filled (rule booking/hold). Staff make
-- bookings without a diner: for a party that came without a booking, and for a table that is not to be given (rule
-- staff/bookings).
create table bookings (
  id bigint generated always as identity,
  instance_id bigint not null references instances (id) on delete cascade,
  supplier_id bigint not null,
  profile_id bigint,
  kind text not null default 'booking' check (kind in ('booking', 'walk_in', 'block')),
  status text not null check (status in ('held', 'pending', 'approved', 'waiting_list', 'cancelled')),
  people int check (people > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- A booking of the waiting list waits since then.
  created_at timestamptz not null,
  -- Until when its tables are held, or offered to a booking that waits. One that waits keeps the time after that (rule
  -- booking/waiting-list).
  held_until timestamptz,
  -- Who booked. Null until the form is sent.
  contact jsonb,
  notes text not null default '',
  -- The key of the call that made it.
  booked_key text,
  -- What the diner reads when staff decline it.
  decline_reason text check (length(decline_reason) <= 200),
  -- Facts of an approved booking, which stays approved.
  seated_at timestamptz,
  no_show_at timestamptz,
  -- When its organiser asked for no more mail about it.
  muted_at timestamptz,
  -- When the dishes that were ordered ahead went to the account of its table (guarantee/ordered-ahead-once).
  order_sent_at timestamptz,
  deposit_purchase_id bigint,
  -- Until when the deposit comes back to a diner who cancels.
  deposit_refund_until timestamptz,
  -- The account of the table that the deposit was taken off.
  deposit_account_id bigint,
  primary key (instance_id, id),
  foreign key (instance_id, supplier_id) references suppliers (instance_id, id),
  foreign key (instance_id, profile_id) references profiles (instance_id, id) on delete cascade,
  constraint deposit_of_a_booking foreign key (instance_id, deposit_purchase_id) references purchases (instance_id, id),
  constraint account_of_a_deposit foreign key (instance_id, deposit_account_id) references purchases (instance_id, id),
  constraint booked_by_a_diner check (case kind when 'booking' then profile_id is not null
    and (status = 'held') = (contact is null) else profile_id is null and contact is null end),
  constraint people_of_a_party check ((people is null) = (kind = 'block')),
  constraint held_for_a_while check (case status when 'held' then held_until is not null
    when 'waiting_list' then true else held_until is null end),
  constraint came_or_not check (seated_at is null or no_show_at is null),
  constraint sent_when_seated check (order_sent_at is null or seated_at is not null),
  constraint deposit_with_its_end check ((deposit_purchase_id is null) = (deposit_refund_until is null)
    and (deposit_account_id is null or deposit_purchase_id is not null))
);
create index on bookings (instance_id, supplier_id, starts_at) where status <> 'cancelled';
create index on bookings (instance_id, profile_id, starts_at);
create unique index one_booking_of_a_key on bookings (instance_id, profile_id, booked_key) where booked_key is not null;
create unique index one_booking_of_a_deposit on bookings (instance_id, deposit_purchase_id)
  where deposit_purchase_id is not null;
create index held_bookings on bookings (held_until) where held_until is not null;
-- A job ends paid bookings that staff have not decided when their time is over (rule booking/deposit).
create index undecided_bookings on bookings (ends_at) where status = 'pending' and deposit_purchase_id is not null;
create trigger refuse_erased before insert on bookings for each row execute function refuse_erased();
select bind_to_instance('bookings');
grant select, insert, update, delete on bookings to ordering_app;

-- Which tables a live booking has, and when. The database refuses two bookings of one table at a time, whatever the code does
-- (guarantee/one-booking).
create table booking_tables (
  instance_id bigint not null references instances (id) on delete cascade,
  booking_id bigint not null,
  table_id bigint not null,
  during tstzrange not null check (not isempty(during)),
  primary key (instance_id, booking_id, table_id),
  foreign key (instance_id, booking_id) references bookings (instance_id, id) on delete cascade,
  foreign key (instance_id, table_id) references tables (instance_id, id),
  constraint one_booking_at_a_time exclude using gist (instance_id with =, table_id with =, during with &&)
);
select bind_to_instance('booking_tables');
grant select, insert, delete on booking_tables to ordering_app;

-- Whom the organiser brings (rule booking/guests).
create table booking_guests (
  instance_id bigint not null references instances (id) on delete cascade,
  booking_id bigint not null,
  number int not null check (number > 0),
  name text not null check (length(name) <= 40),
  email text check (length(email) <= 254),
  -- When the guest left the booking.
  left_at timestamptz,
  -- When the organiser took the guest off. From then on the guest's links open nothing.
  removed_at timestamptz,
  primary key (instance_id, booking_id, number),
  foreign key (instance_id, booking_id) references bookings (instance_id, id) on delete cascade,
  constraint removed_is_out check (removed_at is null or left_at is not null)
);
select bind_to_instance('booking_guests');
grant select, insert, update on booking_guests to ordering_app;

-- A link that opens a booking for its organiser, or for one guest (rule booking/link). Only hashes are kept.
create table booking_tokens (
  instance_id bigint not null references instances (id) on delete cascade,
  token_hash bytea not null,
  booking_id bigint not null,
  guest_number int,
  primary key (instance_id, token_hash),
  foreign key (instance_id, booking_id) references bookings (instance_id, id) on delete cascade,
  foreign key (instance_id, booking_id, guest_number) references booking_guests (instance_id, booking_id, number)
);
create index on booking_tokens (instance_id, booking_id);
select bind_to_instance('booking_tokens');
grant select, insert, delete on booking_tokens to ordering_app;

-- What a party ordered ahead of its table (rule booking/ordering-ahead). Its prices are those of the menu until it is sent.
create table booking_lines (
  id bigint generated always as identity,
  instance_id bigint not null references instances (id) on delete cascade,
  booking_id bigint not null,
  offer_id bigint not null,
  count int not null check (count between 1 and 99),
  -- [{ "option_id": 1, "count": 1 }], ordered by option.
  choices jsonb not null default '[]',
  comment text not null default '' check (length(comment) <= 250),
  created_at timestamptz not null,
  -- Price, reduction by bundles and names, frozen when the line is sent to the account, as in `purchase_lines`.
  unit_minor bigint check (unit_minor >= 0),
  off_minor bigint not null default 0,
  content jsonb,
  -- The product was gone when its party sat down.
  is_gone boolean not null default false,
  primary key (instance_id, id),
  foreign key (instance_id, booking_id) references bookings (instance_id, id) on delete cascade,
  foreign key (instance_id, offer_id) references supplier_products (instance_id, id),
  constraint off_a_sent_line check (off_minor between 0 and coalesce(unit_minor * count, 0)),
  constraint sent_as_a_whole check ((unit_minor is null) = (content is null) and (content is not null or not is_gone))
);
create index on booking_lines (instance_id, booking_id);
select bind_to_instance('booking_lines');
grant select, insert, update, delete on booking_lines to ordering_app;
