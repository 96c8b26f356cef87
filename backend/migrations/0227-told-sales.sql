-- By which the server tells Google or Meta of a tenant's sales (rule visit/told-sales): a secret, sealed for exactly this
-- instance and destination with a key that is not in the database.
create table measure_keys (
  instance_id bigint not null references instances (id) on delete cascade,
  destination text not null check (destination in ('google', 'meta')),
  key_id text not null,
  sealed bytea not null,
  changed_at timestamptz not null,
  primary key (instance_id, destination)
);
select bind_to_instance('measure_keys');
grant select on measure_keys to ordering_app;

-- A purchase that Google or Meta is told of, once. It waits until the purchase is paid.
create table told_sales (
  instance_id bigint not null references instances (id) on delete cascade,
  id bigint generated always as identity,
  purchase_id bigint not null,
  destination text not null check (destination in ('google', 'meta')),
  -- Whose consent it needs.
  profile_id bigint not null,
  session_id bigint not null,
  -- As the destination knows the browser; empty once it is over.
  browser jsonb not null,
  -- Null: not paid yet.
  sold_at timestamptz,
  -- Null: not yet, or it is over.
  send_at timestamptz,
  send_tries int not null default 0,
  sent_at timestamptz,
  -- Then the row is deleted.
  forget_at timestamptz not null,
  primary key (instance_id, id),
  constraint one_sale_for_a_destination unique (instance_id, purchase_id, destination),
  foreign key (instance_id, purchase_id) references purchases (instance_id, id) on delete cascade,
  foreign key (instance_id, profile_id) references profiles (instance_id, id),
  foreign key (instance_id, session_id) references sessions (instance_id, id) on delete cascade
);
create index on told_sales (destination, send_at) where send_at is not null;
create index told_sales_of_a_tenant on told_sales (instance_id, destination, send_at) where send_at is not null;
create index on told_sales (forget_at);
create index on told_sales (instance_id, profile_id);
create index on told_sales (instance_id, session_id);
select bind_to_instance('told_sales');
grant select, insert, update, delete on told_sales to ordering_app;
-- A call that began before the diner was erased writes nothing afterwards (migration 0210).
create trigger refuse_erased before insert on told_sales for each row execute function refuse_erased();
