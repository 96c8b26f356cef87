-- What binds a table with `instance_id` to the instance of the transaction, for migrations: the application's role sees
-- that instance's rows alone, the owner all. What the role may do there, each migration grants by itself.
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
