-- A tenant whose public pages have changed and whom the web programs must be told of: written in the transaction that
-- changes something, one row a tenant, gone when every web address has heard it. `version` grows with each change, so
-- what was told late is not taken for what changed since.
create table publications (
  instance_id bigint primary key references instances (id) on delete cascade,
  hosts text[] not null,
  version bigint not null default 1,
  publish_at timestamptz not null default '-infinity',
  attempts int not null default 0,
  told boolean not null default false
);
create index on publications (publish_at);
alter table publications enable row level security;
alter table publications force row level security;
create policy one_instance on publications to ordering_app
  using (instance_id = current_instance_id()) with check (instance_id = current_instance_id());
create policy owner_sees_all on publications to current_user using (true) with check (true);
grant select, insert, update, delete on publications to ordering_app;
