-- The backend whose call holds a key, by the name of its connections: while one of them lives, so may the call
-- (docs/decisions/0125).
alter table idempotency_keys add column owner text;
alter table idempotency_keys alter column owner set default current_setting('application_name');
-- Calls that run now: few among a day of keys.
create index idempotency_keys_running on idempotency_keys (lease_until) where status is null;
