-- What an order has beside its purchase: a number, the events of its history, links, the use of a coupon, the codes that are
-- asked for before it is placed, and what its diner reports as wrong with it.

-- Counts the orders of the transaction's tenant. Each tenant has a sequence, made for its first order: a row that counts would
-- make each order wait for the commit of the one before. The function runs as the owner.
create function next_order_number() returns int language plpgsql security definer as $$
declare
  instance bigint := current_instance_id();
  counter text := 'order_number_' || instance;
begin
  if instance is null then
    raise exception 'no instance is set';
  end if;
  if to_regclass(counter) is null then
    perform pg_advisory_xact_lock(hashtextextended(counter, 0));
    execute format(
      'create sequence if not exists %I as int start with %s',
      counter,
      (select coalesce(max(number), 0) + 1 from purchases where instance_id = instance)
    );
  end if;
  return nextval(counter::regclass);
end $$;
revoke execute on function next_order_number() from public;
grant execute on function next_order_number() to ordering_app;

create function drop_order_numbers() returns trigger language plpgsql security definer as $$
begin
  execute format('drop sequence if exists %I', 'order_number_' || old.id);
  return null;
end $$;
revoke execute on function drop_order_numbers() from public;
create trigger drop_order_numbers after delete on instances
  for each row execute function drop_order_numbers();

-- What happened to a purchase: the diner's timeline, the staff's audit, the source of live pages. Rows are only added. A tip
-- that its diner changed is an event with the new tip in minor units (rule orders/tip).
create table purchase_events (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  purchase_id bigint not null,
  kind text not null check (kind in ('status', 'payment', 'tip')),
  value text not null,
  actor text not null,
  created_at timestamptz not null,
  foreign key (instance_id, purchase_id) references purchases (instance_id, id) on delete cascade
);
create index on purchase_events (instance_id, purchase_id, id);
select bind_to_instance('purchase_events');
grant select, insert on purchase_events to ordering_app;

-- Links to an order or a cart, by the hash of the token: `pay` lets somebody else pay (rule orders/links), `group` lets them
-- add to a cart, `rate` takes the owner's rating (rule feedback/rating-link), and `status` shows how the order stands and
-- nothing personal (rule orders/status-link).
create table purchase_links (
  instance_id bigint not null references instances (id) on delete cascade,
  purchase_id bigint not null,
  token_hash bytea not null,
  purpose text not null default 'pay' check (purpose in ('pay', 'group', 'rate', 'status')),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  primary key (instance_id, purchase_id, token_hash),
  foreign key (instance_id, purchase_id) references purchases (instance_id, id) on delete cascade
);
-- The token of a group names its cart.
create unique index links_of_groups on purchase_links (instance_id, token_hash) where purpose = 'group';
select bind_to_instance('purchase_links');
grant select, insert, update (revoked_at) on purchase_links to ordering_app;

-- One row for each order that uses a coupon. It is deleted when the order gives the coupon back.
create table coupon_uses (
  instance_id bigint not null references instances (id) on delete cascade,
  purchase_id bigint not null,
  coupon_id bigint not null,
  profile_id bigint not null,
  -- Which of the diner's uses it is, from one, so that two orders cannot take the same.
  slot int not null check (slot >= 1),
  first_order boolean not null,
  created_at timestamptz not null,
  primary key (instance_id, purchase_id),
  unique (instance_id, coupon_id, profile_id, slot),
  foreign key (instance_id, purchase_id) references purchases (instance_id, id) on delete cascade,
  foreign key (instance_id, coupon_id) references coupons (instance_id, id) on delete cascade,
  foreign key (instance_id, profile_id) references profiles (instance_id, id) on delete cascade
);
-- A diner has one first order, whichever coupon it used.
create unique index one_first_order on coupon_uses (instance_id, profile_id) where first_order;
select bind_to_instance('coupon_uses');
grant select, insert, delete on coupon_uses to ordering_app;

-- A code that was asked for by SMS (rule people/phone-code). The code is derived from the row and never stored. `send_at` makes
-- the row due to be sent; the phone is kept no longer than that.
create table phone_codes (
  id uuid not null,
  instance_id bigint not null references instances (id) on delete cascade,
  profile_id bigint not null,
  purchase_id bigint not null,
  phone text,
  phone_hash bytea not null,
  address_hash bytea,
  lang text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries int not null default 0,
  used_at timestamptz,
  send_at timestamptz,
  send_tries int not null default 0,
  primary key (instance_id, id),
  foreign key (instance_id, purchase_id) references purchases (instance_id, id) on delete cascade,
  foreign key (instance_id, profile_id) references profiles (instance_id, id) on delete cascade,
  check (send_at is null or phone is not null)
);
create index on phone_codes (instance_id, created_at);
create index on phone_codes (created_at);
create index on phone_codes (send_at) where send_at is not null;
select bind_to_instance('phone_codes');
grant select, insert, update, delete on phone_codes to ordering_app;

-- What is wrong with an order, in the words of the diner, and what staff answered (rule orders/help).
create table help_requests (
  id bigint generated always as identity,
  instance_id bigint not null references instances (id) on delete cascade,
  purchase_id bigint not null,
  profile_id bigint not null,
  reason text not null check (reason in ('missing', 'wrong', 'quality', 'late', 'payment', 'other')),
  words text not null check (length(words) <= 1000),
  -- Encoded anew from the upload, for staff alone, and deleted when it is due.
  picture bytea,
  forget_at timestamptz check ((forget_at is null) = (picture is null)),
  created_at timestamptz not null,
  answer text check (length(answer) between 1 and 1000),
  answered_at timestamptz check ((answered_at is null) = (answer is null)),
  primary key (instance_id, id),
  foreign key (instance_id, purchase_id, profile_id)
    references purchase_members (instance_id, purchase_id, profile_id) on delete cascade
);
alter table help_requests alter column picture set storage external;
create index on help_requests (instance_id, purchase_id);
create index on help_requests (instance_id, created_at);
create index on help_requests (forget_at) where forget_at is not null;
create trigger refuse_erased before insert on help_requests for each row execute function refuse_erased();
select bind_to_instance('help_requests');
grant select, insert, update on help_requests to ordering_app;
