do $$ begin
  create role ordering_app nologin;
exception when duplicate_object or unique_violation then null;
end $$;
grant ordering_app to current_user;

create table instances (
  id bigint generated always as identity primary key,
  slug text not null unique check (slug ~ '[a-z]' and slug ~ '^[a-z0-9-]+$'),
  name text not null,
  status text not null default 'active' check (status in ('active', 'locked')),
  country text not null,
  currency text not null,
  language text not null,
  langs text[] not null,
  -- All of the tenant's presentation: theme, links, flags, texts. Read whole, never searched.
  settings jsonb not null
);

create table instance_domains (
  host text primary key,
  instance_id bigint not null references instances (id) on delete cascade
);
create index on instance_domains (instance_id);

create table pictures (
  instance_id bigint not null references instances (id) on delete cascade,
  hash text not null,
  width int not null,
  bytes bytea not null,
  primary key (instance_id, hash, width)
);
