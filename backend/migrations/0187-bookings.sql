-- Equality of ids beside overlap of ranges, for `booking_tables`.
create extension if not exists btree_gist;

-- A table that is booked, or waited for (rule booking/states). `held`: its form is being filled (rule booking/hold).
create table bookings (
  id bigint generated always as identity,
  instance_id bigint not null references instances (id) on delete cascade,
  supplier_id bigint not null,
  profile_id bigint not null,
  status text not null check (status in ('held', 'pending', 'approved', 'waiting_list', 'cancelled')),
  people int not null check (people > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- Of the waiting list: since when it waits.
  created_at timestamptz not null,
  -- Until when its tables are held, or offered to who waits; one who waits keeps it after that (rule booking/waiting-list).
  held_until timestamptz,
  -- Who booked; null until the form is sent.
  contact jsonb,
  notes text not null default '',
  -- The key of the call that made it.
  booked_key text,
  primary key (instance_id, id),
  foreign key (instance_id, supplier_id) references suppliers (instance_id, id),
  foreign key (instance_id, profile_id) references profiles (instance_id, id) on delete cascade,
  constraint held_without_a_contact check ((status = 'held') = (contact is null)),
  constraint held_for_a_while check (case status when 'held' then held_until is not null
    when 'waiting_list' then true else held_until is null end)
);
create index on bookings (instance_id, supplier_id, starts_at) where status <> 'cancelled';
create index on bookings (instance_id, profile_id, starts_at);
create unique index one_booking_of_a_key on bookings (instance_id, profile_id, booked_key) where booked_key is not null;
create index held_bookings on bookings (held_until) where held_until is not null;
select bind_to_instance('bookings');
grant select, insert, update, delete on bookings to ordering_app;

-- Which tables a booking has, and when: those of live bookings alone. No table has two at a time, whatever the code does
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
  -- When they took themself out.
  left_at timestamptz,
  primary key (instance_id, booking_id, number),
  foreign key (instance_id, booking_id) references bookings (instance_id, id) on delete cascade
);
select bind_to_instance('booking_guests');
grant select, insert, update on booking_guests to ordering_app;

-- Who opens a booking by link: its organiser, or one guest (rule booking/link). Only hashes are kept.
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
grant select, insert on booking_tokens to ordering_app;
