-- Every table that carries instance_id is bound to the instance of the transaction; without one it is empty.
create function current_instance_id() returns bigint language sql stable as
  $$ select nullif(current_setting('app.instance_id', true), '')::bigint $$;

do $$
declare target text;
begin
  for target in
    select table_name from information_schema.columns
    where table_schema = current_schema() and column_name = 'instance_id'
  loop
    execute format('alter table %I enable row level security', target);
    execute format('alter table %I force row level security', target);
    execute format(
      'create policy one_instance on %I to ordering_app using (instance_id = current_instance_id()) with check (instance_id = current_instance_id())',
      target
    );
    execute format('create policy owner_sees_all on %I to current_user using (true) with check (true)', target);
    execute format('grant select, insert, update, delete on %I to ordering_app', target);
  end loop;
end $$;

alter table instances enable row level security;
alter table instances force row level security;
create policy one_instance on instances for select to ordering_app using (id = current_instance_id());
create policy owner_sees_all on instances to current_user using (true) with check (true);
grant select on instances to ordering_app;
