-- runs with 48-staff-password-links.sql
-- A screen in the hall of a branch, opened by a code of its own (rule staff/television). Ended is deleted.
create table televisions (
  id bigint generated always as identity,
  instance_id bigint not null references instances (id) on delete cascade,
  supplier_id bigint not null,
  -- Of twelve signs, which are shown once.
  token_hash bytea not null unique,
  created_at timestamptz not null,
  primary key (instance_id, id),
  foreign key (instance_id, supplier_id) references suppliers (instance_id, id) on delete cascade
);
select bind_to_instance('televisions');
grant select, insert, delete on televisions to ordering_app;
