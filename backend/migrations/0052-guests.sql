-- Who stays in which room (rule tenant/guests). `room_key` and `surname_key` are
-- written without case. A guest who is gone from the file is deleted, so `removed_at` marks nobody for long.
create table guests (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  supplier_id bigint not null,
  room_key text not null,
  surname_key text not null,
  surname text not null,
  -- Days of the branch, both included; null sets no bound.
  starts_on date,
  ends_on date check (ends_on >= starts_on),
  removed_at timestamptz,
  unique (instance_id, id),
  unique (instance_id, supplier_id, room_key, surname_key),
  foreign key (instance_id, supplier_id) references suppliers (instance_id, id)
);
select bind_to_instance('guests');
-- Only an import writes here.
grant select on guests to ordering_app;
