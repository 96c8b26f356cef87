-- Tenants, their hosts and the pictures of their folders. Every other table belongs to a tenant by its `instance_id`, and
-- row-level security binds it to the tenant of the transaction.

do $$ begin
  create role ordering_app nologin;
exception when duplicate_object or unique_violation then null;
end $$;
grant ordering_app to current_user;

-- The tenant of the transaction. It is null where none is set, and then the application's role sees no row.
create function current_instance_id() returns bigint language sql stable as
  $$ select nullif(current_setting('app.instance_id', true), '')::bigint $$;

-- Binds a table with `instance_id` to the tenant of the transaction: the application's role sees that tenant's rows alone,
-- the owner sees all. A migration calls it for every table that it makes, and grants what the role may do there.
create function bind_to_instance(target regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy one_instance on %s to ordering_app using (instance_id = current_instance_id()) with check (instance_id = current_instance_id())',
    target
  );
  execute format('create policy owner_sees_all on %s to current_user using (true) with check (true)', target);
end $$;

create table instances (
  id bigint generated always as identity primary key,
  slug text not null unique check (slug ~ '[a-z]' and slug ~ '^[a-z0-9-]+$'),
  name text not null,
  status text not null default 'active' check (status in ('active', 'locked')),
  country text not null,
  currency text not null,
  language text not null,
  langs text[] not null,
  -- The services for which the tenant asks no tip. Every call knows them with its tenant, as it knows the languages.
  no_tip text[] not null default '{}',
  -- All of the tenant's presentation: theme, links, flags and texts. It is read whole and never searched.
  settings jsonb not null,
  -- Every call knows with its tenant whether it asks for a code by SMS, and for the document of the person who orders.
  asks_phone_code boolean not null
    generated always as (coalesce(settings -> 'flags' -> 'smsVerification', 'false') = 'true') stored,
  asks_document boolean not null
    generated always as (coalesce(settings ->> 'document', 'required') = 'required') stored,
  -- Grows with every change of anything that the config answer contains. Caches of that answer compare it.
  version bigint not null default 1
);
alter table instances enable row level security;
alter table instances force row level security;
create policy one_instance on instances for select to ordering_app using (id = current_instance_id());
-- Staff may lock their own tenant. The application's role can change nothing else of it.
create policy one_instance_status on instances for update to ordering_app
  using (id = current_instance_id()) with check (id = current_instance_id());
create policy owner_sees_all on instances to current_user using (true) with check (true);
grant select, update (status) on instances to ordering_app;

create function grow_instance_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger grow_version before update on instances
  for each row execute function grow_instance_version();

-- Raises the version when a row changes that the config answer contains. It runs as the owner, because the application's
-- role may update no other column of `instances` than the status.
create function touch_instance() returns trigger language plpgsql security definer as $$
begin
  update instances set version = version where id = coalesce(new.instance_id, old.instance_id);
  return null;
end $$;
revoke execute on function touch_instance() from public;

create table instance_domains (
  host text primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  -- The tenant's home is its first host; equal positions follow the alphabet.
  position int not null default 0
);
create index on instance_domains (instance_id);
create trigger touch_instance after insert or update or delete on instance_domains
  for each row execute function touch_instance();
select bind_to_instance('instance_domains');
grant select, insert, update, delete on instance_domains to ordering_app;

create table pictures (
  instance_id bigint not null references instances (id) on delete cascade,
  hash text not null,
  width int not null,
  bytes bytea not null,
  primary key (instance_id, hash, width)
);
select bind_to_instance('pictures');
grant select, insert, update, delete on pictures to ordering_app;
