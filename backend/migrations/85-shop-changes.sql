-- Each change of a restaurant with the steps that take it back (rule tenant/history).
create table shop_changes (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  kind text not null check (kind in ('edit', 'import', 'undo')),
  actor text not null,
  created_at timestamptz not null,
  -- Null: it made the restaurant, or has replaced too much of it.
  patches jsonb,
  counts jsonb not null,
  undoes bigint,
  unique (instance_id, id),
  -- A change is taken back once.
  unique (instance_id, undoes),
  foreign key (instance_id, undoes) references shop_changes (instance_id, id) on delete cascade
);
select bind_to_instance('shop_changes');
grant select on shop_changes to ordering_app;
