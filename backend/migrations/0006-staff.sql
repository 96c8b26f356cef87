create table staff_keys (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  key_hash bytea not null,
  label text not null,
  scopes text[] not null,
  created_at timestamptz not null,
  revoked_at timestamptz,
  unique (instance_id, id),
  unique (instance_id, key_hash)
);

create table staff_actions (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  staff_key_id bigint not null,
  action text not null,
  details jsonb not null,
  created_at timestamptz not null,
  foreign key (instance_id, staff_key_id) references staff_keys (instance_id, id)
);
create index on staff_actions (instance_id, created_at);

do $$
declare target text;
begin
  foreach target in array array['staff_keys', 'staff_actions'] loop
    execute format('alter table %I enable row level security', target);
    execute format('alter table %I force row level security', target);
    execute format(
      'create policy one_instance on %I to ordering_app using (instance_id = current_instance_id()) with check (instance_id = current_instance_id())',
      target
    );
    execute format('create policy owner_sees_all on %I to current_user using (true) with check (true)', target);
  end loop;
end $$;

grant select on staff_keys to ordering_app;
-- What happened is added to and never changed.
grant select, insert on staff_actions to ordering_app;

-- Staff may lock their own instance; nothing else of it can be changed by the application's role.
grant update (status) on instances to ordering_app;
create policy one_instance_status on instances for update to ordering_app
  using (id = current_instance_id()) with check (id = current_instance_id());
