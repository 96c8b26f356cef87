-- What a caller's key was answered with, for a day (rule platform/idempotency). A row without an answer is a call in
-- flight, or one whose server died: then its lease runs out and the next call with the key takes over.
create table idempotency_keys (
  instance_id bigint not null references instances (id) on delete cascade,
  actor text not null,
  key text not null check (length(key) between 1 and 255),
  fingerprint bytea not null,
  lease_until timestamptz not null,
  status int,
  answer text,
  created_at timestamptz not null,
  primary key (instance_id, actor, key),
  check ((status is null) = (answer is null))
);
create index on idempotency_keys (created_at);
alter table idempotency_keys enable row level security;
alter table idempotency_keys force row level security;
create policy one_instance on idempotency_keys to ordering_app
  using (instance_id = current_instance_id()) with check (instance_id = current_instance_id());
create policy owner_sees_all on idempotency_keys to current_user using (true) with check (true);
grant select, insert, update, delete on idempotency_keys to ordering_app;

-- The key that placed an order or began an attempt: a repeated call finds what it has done, even when the server
-- died between doing it and writing its answer down (guarantee/killed-backend).
alter table purchases add column placed_key text;
alter table payments add column request_key text;
