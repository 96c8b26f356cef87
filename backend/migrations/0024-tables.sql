-- Tables and rooms, each with a QR code of its own: the code is signed over the id and `qr_version`, so that a higher
-- version makes the printed ones invalid. `label_key` is the label without case.
create table tables (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  supplier_id bigint not null,
  kind text not null check (kind in ('table', 'room')),
  label_key text not null,
  label text not null,
  position int not null,
  seats int check (seats > 0),
  active boolean not null,
  qr_version int not null check (qr_version > 0),
  removed_at timestamptz,
  unique (instance_id, id),
  unique (instance_id, supplier_id, kind, label_key),
  foreign key (instance_id, supplier_id) references suppliers (instance_id, id)
);
alter table tables enable row level security;
alter table tables force row level security;
create policy one_instance on tables to ordering_app
  using (instance_id = current_instance_id()) with check (instance_id = current_instance_id());
create policy owner_sees_all on tables to current_user using (true) with check (true);
-- Only an import writes here.
grant select on tables to ordering_app;
