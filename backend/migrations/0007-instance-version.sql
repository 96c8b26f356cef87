-- Grows with every change of what the config answer is made of: whoever keeps such an answer compares numbers.
alter table instances add column version bigint not null default 1;

create function grow_instance_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger grow_version before update on instances
  for each row execute function grow_instance_version();

-- Runs as the owner: the application's role may not touch another column of instances than the status.
create function touch_instance() returns trigger language plpgsql security definer as $$
begin
  update instances set version = version where id = coalesce(new.instance_id, old.instance_id);
  return null;
end $$;
revoke execute on function touch_instance() from public;
create trigger touch_instance after insert or update or delete on suppliers
  for each row execute function touch_instance();
create trigger touch_instance after insert or update or delete on instance_domains
  for each row execute function touch_instance();
