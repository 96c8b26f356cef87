-- Which place was picked for what was typed (rule delivery/place-log): of a tenant, and of no diner.
create table place_searches (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  query text not null,
  place_id text not null,
  formatted_address text not null,
  latitude double precision not null,
  longitude double precision not null,
  created_at timestamptz not null
);
create index on place_searches (instance_id, created_at);

select bind_to_instance('place_searches');
grant select, insert, delete on place_searches to ordering_app;
