-- A tenant's or a branch's account at a gateway (rule payments/accounts). Its keys are sealed with a key that is not in the
-- database, for exactly this instance, branch, provider and public id.
create table gateway_accounts (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  -- Null: of every branch that has none of its own.
  supplier_id bigint,
  provider text not null,
  -- In the address that its events come to.
  public_id text not null unique,
  key_id text not null,
  sealed bytea not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- Then it begins no attempt; those that it began stay with it.
  retired_at timestamptz,
  unique (instance_id, id),
  foreign key (instance_id, supplier_id) references suppliers (instance_id, id)
);
create unique index one_account_in_use on gateway_accounts (instance_id, provider, coalesce(supplier_id, 0))
  where retired_at is null;

alter table gateway_accounts enable row level security;
alter table gateway_accounts force row level security;
create policy one_instance on gateway_accounts to ordering_app
  using (instance_id = current_instance_id()) with check (instance_id = current_instance_id());
create policy owner_sees_all on gateway_accounts to current_user using (true) with check (true);
grant select on gateway_accounts to ordering_app;

-- Config names the gateways' origins. Rotation changes none of these.
create trigger touch_instance after insert or update of changed_at, retired_at on gateway_accounts
  for each row execute function touch_instance();

-- Null: the environment's account, or paid in person.
alter table payments add column account_id bigint,
  add foreign key (instance_id, account_id) references gateway_accounts (instance_id, id);

-- An event is known by the account whose secret verified it.
alter table webhook_inbox add column account_id bigint,
  add foreign key (instance_id, account_id) references gateway_accounts (instance_id, id),
  drop constraint webhook_inbox_instance_id_provider_event_key_key,
  add constraint one_event_of_an_account unique nulls not distinct (instance_id, provider, account_id, event_key);
