-- The branches of a tenant, the cities they stand in, and the announcements over their pages. An import writes them.

create table cities (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  name text not null,
  position int not null,
  removed_at timestamptz,
  unique (instance_id, id),
  unique (instance_id, name)
);
select bind_to_instance('cities');
grant select, insert, update, delete on cities to ordering_app;

create table suppliers (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  slug text not null check (slug ~ '[a-z]'),
  position int not null,
  city_id bigint not null,
  on_table_class text not null,
  services text[] not null,
  -- The branches of one court are its stalls: an order over their counters is one purchase (rule table/court).
  court text,
  -- Contact, place, hours, ways to pay and the rest of a branch. It is read whole and never searched.
  settings jsonb not null,
  removed_at timestamptz,
  unique (instance_id, id),
  unique (instance_id, slug),
  foreign key (instance_id, city_id) references cities (instance_id, id)
);
create index suppliers_of_court on suppliers (instance_id, court) where court is not null;
create trigger touch_instance after insert or update or delete on suppliers
  for each row execute function touch_instance();
select bind_to_instance('suppliers');
grant select, insert, update, delete on suppliers to ordering_app;

-- An announcement over the pages of branches (rule branches/announcements). It names branches by their slug.
create table popups (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  key text not null,
  position int not null,
  -- Null means all of them.
  branches text[],
  services text[],
  -- Days in the branch's time zone, both included.
  starts_on date,
  ends_on date check (ends_on >= starts_on),
  -- Texts in every language, picture and link. It is read whole and never searched.
  content jsonb not null,
  removed_at timestamptz,
  unique (instance_id, id),
  unique (instance_id, key)
);
select bind_to_instance('popups');
-- Only an import writes here.
grant select on popups to ordering_app;
