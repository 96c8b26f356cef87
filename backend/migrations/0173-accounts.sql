-- The account of a table (rule table/account): a purchase that holds what its members have sent, and nothing else.
alter table purchases add column is_account boolean not null default false,
  add column bill_asked_at timestamptz,
  -- When a member last did something with it.
  add column touched_at timestamptz,
  add constraint accounts_are_at_tables check (not is_account or (status <> 'cart' and service = 'on_table'
    and table_id is not null and touched_at is not null)),
  add constraint bills_of_accounts check (bill_asked_at is null or is_account);
-- One that is open for each table (guarantee/one-account).
create unique index one_open_account on purchases (instance_id, table_id)
  where is_account and status not in ('closed_account', 'finished', 'cancelled');
create index untouched_accounts on purchases (touched_at)
  where is_account and status not in ('closed_account', 'finished', 'cancelled');

-- A member of an account has a number there, and a name that the others read.
alter table purchase_members add column number int check (number > 0),
  add column name text check (length(name) <= 40),
  -- When staff removed it.
  add column left_at timestamptz,
  add constraint numbered_with_a_name check ((number is null) = (name is null));
create unique index number_of_a_member on purchase_members (instance_id, purchase_id, number) where number is not null;
grant update (number, name, left_at) on purchase_members to ordering_app;

-- Who wants to join an account that staff alone admit to (rule table/joining).
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
select bind_to_instance('join_wishes');
grant select, insert, update, delete on join_wishes to ordering_app;
-- Staff hear of it as of a call of the waiter.
alter table waiter_calls drop constraint waiter_calls_reason_check;
alter table waiter_calls add constraint waiter_calls_reason_check check (reason in ('waiter', 'bill', 'menu', 'join'));
