-- The keys of a restaurant's own program, by their hash, and everything that was done with a key or by the operator.

create table staff_keys (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  key_hash bytea not null,
  label text not null,
  scopes text[] not null,
  created_at timestamptz not null,
  revoked_at timestamptz,
  unique (instance_id, id),
  unique (instance_id, key_hash)
);
select bind_to_instance('staff_keys');
grant select on staff_keys to ordering_app;

-- The operator acts without a key of the tenant, and the action says so.
create table staff_actions (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  staff_key_id bigint,
  action text not null,
  details jsonb not null,
  created_at timestamptz not null,
  foreign key (instance_id, staff_key_id) references staff_keys (instance_id, id),
  check (staff_key_id is not null or details ->> 'by' is not distinct from 'operator')
);
create index on staff_actions (instance_id, created_at);
select bind_to_instance('staff_actions');
-- Actions are added and never changed.
grant select, insert on staff_actions to ordering_app;
