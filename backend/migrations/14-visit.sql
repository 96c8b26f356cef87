-- Visits to a tenant's pages: sessions, where they came from, what happened in them, and the answers about cookies. Beside them
-- stand the sales that Google or Meta is told of. All of it is forgotten by age, tenant by tenant, oldest first (rule
-- visit/retention).

create table sessions (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  profile_id bigint,
  details jsonb not null,
  created_at timestamptz not null,
  unique (instance_id, id),
  foreign key (instance_id, profile_id) references profiles (instance_id, id)
);
-- The visits of a diner.
create index on sessions (instance_id, profile_id, created_at) where profile_id is not null;
create index on sessions (instance_id, created_at);
create index sessions_detailed on sessions (instance_id, created_at) where details <> '{}';
create trigger refuse_erased before insert on sessions for each row execute function refuse_erased();
select bind_to_instance('sessions');
grant select, insert, update, delete on sessions to ordering_app;

create table acquisitions (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  session_id bigint not null,
  -- A tenant counts its visits by these (rule visit/numbers).
  source text not null default 'unknown' check (length(source) between 1 and 100),
  medium text not null default '' check (length(medium) <= 100),
  campaign text not null default '' check (length(campaign) <= 100),
  details jsonb not null,
  created_at timestamptz not null,
  unique (instance_id, id),
  unique (instance_id, session_id),
  foreign key (instance_id, session_id) references sessions (instance_id, id)
);
create index acquisitions_detailed on acquisitions (instance_id, created_at) where details <> '{}';
select bind_to_instance('acquisitions');
grant select, insert, update, delete on acquisitions to ordering_app;

create table trackings (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  session_id bigint,
  event text not null,
  -- How far the visit came, for the numbers of a tenant (rule visit/numbers).
  step text check (step in ('visit', 'menu', 'add_to_cart', 'begin_checkout')),
  details jsonb not null,
  created_at timestamptz not null,
  unique (instance_id, id),
  foreign key (instance_id, session_id) references sessions (instance_id, id)
);
create index trackings_counted on trackings (instance_id, created_at, session_id, step) where step is not null;
create index on trackings (instance_id, session_id) where session_id is not null;
create index trackings_of_profile on trackings (instance_id, (details ->> 'profile_id')) where details ->> 'profile_id' is not null;
create index trackings_detailed on trackings (instance_id, created_at) where details <> '{}';
select bind_to_instance('trackings');
grant select, insert, update, delete on trackings to ordering_app;

create table performance_metrics (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  session_id bigint not null,
  transfer_kb int not null check (transfer_kb >= 0),
  created_at timestamptz not null,
  foreign key (instance_id, session_id) references sessions (instance_id, id)
);
create index on performance_metrics (instance_id, session_id);
create index on performance_metrics (instance_id, created_at);
select bind_to_instance('performance_metrics');
grant select, insert, update, delete on performance_metrics to ordering_app;

create table cookie_consents (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  session_id bigint,
  profile_id bigint,
  version text not null,
  accepted boolean not null,
  purposes text[] not null,
  created_at timestamptz not null,
  foreign key (instance_id, session_id) references sessions (instance_id, id),
  foreign key (instance_id, profile_id) references profiles (instance_id, id)
);
create index on cookie_consents (instance_id, session_id) where session_id is not null;
create index on cookie_consents (instance_id, profile_id) where profile_id is not null;
create index on cookie_consents (instance_id, created_at);
select bind_to_instance('cookie_consents');
grant select, insert, update, delete on cookie_consents to ordering_app;

-- The secret by which the server tells Google or Meta of a tenant's sales (rule visit/told-sales). It is sealed for exactly this
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

-- A purchase that Google or Meta is told of, once. The row waits until the purchase is paid.
create table told_sales (
  id bigint generated always as identity,
  instance_id bigint not null references instances (id) on delete cascade,
  purchase_id bigint not null,
  destination text not null check (destination in ('google', 'meta')),
  -- The diner whose consent it needs.
  profile_id bigint not null,
  session_id bigint not null,
  -- How the destination knows the browser. It is emptied once the sale is over.
  browser jsonb not null,
  -- Null: not paid yet.
  sold_at timestamptz,
  -- Null: not due yet, or over.
  send_at timestamptz,
  send_tries int not null default 0,
  sent_at timestamptz,
  -- When the row is deleted.
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
create trigger refuse_erased before insert on told_sales for each row execute function refuse_erased();
select bind_to_instance('told_sales');
grant select, insert, update, delete on told_sales to ordering_app;

alter table purchases add foreign key (instance_id, acquisition_id) references acquisitions (instance_id, id)
  on delete set null (acquisition_id);
