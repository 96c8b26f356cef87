-- The table that a diner's code opened (rule table/code): the newest one, until it expires or its code is renewed.
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
grant select, insert, update on table_visits to ordering_app;

-- The last call of a table for each reason (rule table/call-waiter).
create table waiter_calls (
  id bigint generated always as identity,
  instance_id bigint not null references instances (id) on delete cascade,
  table_id bigint not null,
  reason text not null check (reason in ('waiter', 'bill', 'menu')),
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
