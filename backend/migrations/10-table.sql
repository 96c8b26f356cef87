-- Tables and rooms with the codes that open them, the guests of a hotel, and everything that happens at a table beside its
-- account: calls of the waiter, rounds, wishes to join, allergens, shares of the bill, and the turns of a counter. The account
-- itself is a purchase.

-- The text of a table's or a room's QR code (rule table/code): 122 random bits in 22 letters.
create function new_table_code() returns text language sql volatile as $$
  select translate(encode(decode(replace(gen_random_uuid()::text, '-', ''), 'hex'), 'base64'), '+/=', '-_');
$$;

-- Only an import writes here. `label_key` is the label in lower case.
create table tables (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  supplier_id bigint not null,
  kind text not null check (kind in ('table', 'room')),
  label_key text not null,
  label text not null,
  position int not null,
  seats int check (seats > 0),
  -- Tables of one group may be joined for a party that no single table seats (rule booking/tables).
  join_group text,
  active boolean not null,
  -- A higher version makes a new code, and the printed one opens nothing any more. The code is kept, so that the same one can be
  -- printed again.
  qr_version int not null check (qr_version > 0),
  code text not null default new_table_code(),
  removed_at timestamptz,
  unique (instance_id, id),
  unique (instance_id, code),
  unique (instance_id, supplier_id, kind, label_key),
  foreign key (instance_id, supplier_id) references suppliers (instance_id, id)
);
create function renew_table_code() returns trigger language plpgsql as $$
begin
  new.code := new_table_code();
  return new;
end;
$$;
create trigger renew_table_code before update of qr_version on tables
  for each row when (new.qr_version > old.qr_version) execute function renew_table_code();
select bind_to_instance('tables');
grant select on tables to ordering_app;

-- Who stays in which room (rule tenant/guests). Only an import writes here, and it deletes a guest who is gone from the file.
-- `room_key` and `surname_key` are in lower case.
create table guests (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  supplier_id bigint not null,
  room_key text not null,
  surname_key text not null,
  surname text not null,
  -- Days in the branch's time zone, both included. Null sets no bound.
  starts_on date,
  ends_on date check (ends_on >= starts_on),
  removed_at timestamptz,
  unique (instance_id, id),
  unique (instance_id, supplier_id, room_key, surname_key),
  foreign key (instance_id, supplier_id) references suppliers (instance_id, id)
);
select bind_to_instance('guests');
grant select on guests to ordering_app;

-- The table that a diner's code opened last (rule table/code). It lasts until it expires or the code is renewed.
create table table_visits (
  instance_id bigint not null references instances (id) on delete cascade,
  profile_id bigint not null,
  table_id bigint not null,
  code text not null,
  expires_at timestamptz not null,
  primary key (instance_id, profile_id),
  foreign key (instance_id, profile_id) references profiles (instance_id, id) on delete cascade,
  foreign key (instance_id, table_id) references tables (instance_id, id) on delete cascade
);
select bind_to_instance('table_visits');
grant select, insert, update, delete on table_visits to ordering_app;

-- The last call of a table for each reason (rule table/call-waiter). `join` tells staff that somebody wishes to join an account.
create table waiter_calls (
  id bigint generated always as identity,
  instance_id bigint not null references instances (id) on delete cascade,
  table_id bigint not null,
  reason text not null check (reason in ('waiter', 'bill', 'menu', 'join')),
  called_at timestamptz not null,
  attended_at timestamptz,
  attended_by text check (length(attended_by) between 1 and 40),
  primary key (instance_id, table_id, reason),
  unique (instance_id, id),
  foreign key (instance_id, table_id) references tables (instance_id, id) on delete cascade
);
create index waiting_calls on waiter_calls (instance_id, called_at) where attended_at is null;
select bind_to_instance('waiter_calls');
grant select, insert, update on waiter_calls to ordering_app;

-- The last number that a counter gave, by branch and day of the branch (rule table/pick-up).
create table turns (
  instance_id bigint not null references instances (id) on delete cascade,
  supplier_id bigint not null,
  day date not null,
  last int not null check (last > 0),
  primary key (instance_id, supplier_id, day),
  foreign key (instance_id, supplier_id) references suppliers (instance_id, id)
);
select bind_to_instance('turns');
grant select, insert, update on turns to ordering_app;

-- Who wishes to join an account to which staff alone admit (rule table/joining).
create table join_wishes (
  instance_id bigint not null references instances (id) on delete cascade,
  purchase_id bigint not null,
  profile_id bigint not null,
  name text not null check (length(name) <= 40),
  wished_at timestamptz not null,
  primary key (instance_id, purchase_id, profile_id),
  foreign key (instance_id, purchase_id) references purchases (instance_id, id) on delete cascade,
  foreign key (instance_id, profile_id) references profiles (instance_id, id) on delete cascade
);
create trigger refuse_erased before insert on join_wishes for each row execute function refuse_erased();
select bind_to_instance('join_wishes');
grant select, insert, update, delete on join_wishes to ordering_app;

-- The lines that were sent to the kitchen at once (rule table/rounds).
create table rounds (
  instance_id bigint not null references instances (id) on delete cascade,
  purchase_id bigint not null,
  number int not null check (number > 0),
  sent_at timestamptz not null,
  -- Null: staff sent it.
  sent_by bigint,
  -- The key of the call that sent it: the same call again finds it.
  request_key text,
  primary key (instance_id, purchase_id, number),
  foreign key (instance_id, purchase_id) references purchases (instance_id, id) on delete cascade,
  foreign key (instance_id, sent_by) references profiles (instance_id, id)
);
create unique index one_round_of_a_call on rounds (instance_id, purchase_id, sent_by, request_key)
  where request_key is not null;
select bind_to_instance('rounds');
grant select, insert on rounds to ordering_app;

-- What somebody at a table cannot eat, stored with their explicit consent (rule table/avoided). It is health data, so no line,
-- event or log holds it. It is deleted when the account is over, whatever ends it, and when its member leaves.
create table avoided_allergens (
  instance_id bigint not null references instances (id) on delete cascade,
  purchase_id bigint not null,
  profile_id bigint not null,
  allergens text[] not null check (cardinality(allergens) between 1 and 14),
  consented_at timestamptz not null,
  primary key (instance_id, purchase_id, profile_id),
  foreign key (instance_id, purchase_id) references purchases (instance_id, id) on delete cascade,
  foreign key (instance_id, profile_id) references profiles (instance_id, id) on delete cascade
);
select bind_to_instance('avoided_allergens');
grant select, insert, update, delete on avoided_allergens to ordering_app;

create function forget_avoided_allergens() returns trigger language plpgsql as $$
begin
  delete from avoided_allergens where instance_id = new.instance_id and purchase_id = new.id;
  return null;
end;
$$;
create trigger forget_avoided_allergens after update of status on purchases
  for each row when (new.is_account and new.status in ('closed_account', 'finished', 'cancelled'))
  execute function forget_avoided_allergens();
create function forget_allergens_of_members() returns trigger language plpgsql as $$
begin
  delete from avoided_allergens
  where instance_id = new.instance_id and purchase_id = new.purchase_id and profile_id = new.profile_id;
  return null;
end;
$$;
create trigger forget_allergens_of_members after update of left_at, gone_at on purchase_members
  for each row when (new.left_at is not null or new.gone_at is not null)
  execute function forget_allergens_of_members();

-- Shares of a table's account (docs/decisions/0208). Each holds its amount for five minutes, then it belongs to a payment.
create table shares (
  id bigint generated always as identity,
  instance_id bigint not null references instances (id) on delete cascade,
  purchase_id bigint not null,
  payer_id bigint not null,
  kind text not null check (kind in ('equal', 'mine', 'lines', 'amount')),
  -- The part of the bill. The tip comes on top.
  amount_minor bigint not null check (amount_minor > 0),
  tip_minor bigint not null check (tip_minor >= 0),
  -- How much it takes of which lines: [{lineId, units, amountMinor}].
  parts jsonb not null,
  held_until timestamptz,
  payment_id bigint,
  primary key (instance_id, id),
  foreign key (instance_id, purchase_id) references purchases (instance_id, id) on delete cascade,
  foreign key (instance_id, payer_id) references profiles (instance_id, id),
  foreign key (instance_id, payment_id) references payments (instance_id, id),
  constraint held_or_paid check ((held_until is null) = (payment_id is not null))
);
create index on shares (instance_id, purchase_id);
create unique index one_held_share_of_a_payer on shares (instance_id, purchase_id, payer_id) where payment_id is null;
create unique index one_share_of_a_payment on shares (instance_id, payment_id) where payment_id is not null;
create index held_shares on shares (held_until) where held_until is not null;
select bind_to_instance('shares');
grant select, insert, update, delete on shares to ordering_app;

alter table purchases add foreign key (instance_id, table_id) references tables (instance_id, id);
alter table purchase_lines
  add foreign key (instance_id, purchase_id, round) references rounds (instance_id, purchase_id, number);
