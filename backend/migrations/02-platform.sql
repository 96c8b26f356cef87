-- What every area uses: the answers that idempotency keys were given, the tenants whose changed public pages the web programs
-- must be told of, and the error by which a statement refuses a call.

-- Ends the transaction with an SQLSTATE of our own and the key of the error answer. A guarded update can so be sent together
-- with its commit, before its rows are read (docs/decisions/0073).
create function refuse(key text, remaining int default null) returns int language plpgsql as $$
begin
  raise exception using errcode = 'OR001', message = key, detail = coalesce(remaining::text, '');
end $$;

-- The answer to a caller's key, kept for a day (rule platform/idempotency). A row without an answer is a call that is running,
-- or one whose server died: then its lease runs out and the next call with the key takes over.
create table idempotency_keys (
  instance_id bigint not null references instances (id) on delete cascade,
  actor text not null,
  key text not null check (length(key) between 1 and 255),
  fingerprint bytea not null,
  -- The backend whose call holds the key, by the name of its connections. The call may run as long as one of these
  -- connections exists (docs/decisions/0125).
  owner text default current_setting('application_name'),
  lease_until timestamptz not null,
  status int,
  answer text,
  created_at timestamptz not null,
  primary key (instance_id, actor, key),
  check ((status is null) = (answer is null))
);
create index on idempotency_keys (created_at);
-- Few calls run at any time, among the keys of a whole day.
create index idempotency_keys_running on idempotency_keys (lease_until) where status is null;
select bind_to_instance('idempotency_keys');
grant select, insert, update, delete on idempotency_keys to ordering_app;

-- A tenant whose public pages have changed. The row is written in the transaction that changes something, and deleted when
-- every web address has heard it. `version` grows with each change, so a change that comes while an earlier one is told stays.
create table publications (
  instance_id bigint primary key references instances (id) on delete cascade,
  hosts text[] not null,
  version bigint not null default 1,
  publish_at timestamptz not null default '-infinity',
  attempts int not null default 0,
  told boolean not null default false
);
create index on publications (publish_at);
select bind_to_instance('publications');
grant select, insert, update, delete on publications to ordering_app;
