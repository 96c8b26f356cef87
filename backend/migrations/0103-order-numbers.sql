-- The number that people know an order by: counted per tenant, given when the order is placed and kept from then on.
alter table purchases add column number int;
update purchases set number = counted.number
from (
  select id, row_number() over (partition by instance_id order by placed_at, id) as number
  from purchases where placed_at is not null
) counted
where purchases.id = counted.id;
create unique index purchases_number on purchases (instance_id, number) where number is not null;

-- Each tenant counts by a sequence of its own, made for its first order: unlike a counter's row it keeps nobody waiting
-- for another one's commit. It runs as the owner, and counts for the transaction's own instance alone.
create function next_order_number() returns int language plpgsql security definer as $$
declare
  instance bigint := current_instance_id();
  counter text := 'order_number_' || instance;
begin
  if instance is null then
    raise exception 'no instance is set';
  end if;
  if to_regclass(counter) is null then
    perform pg_advisory_xact_lock(hashtextextended(counter, 0));
    execute format(
      'create sequence if not exists %I as int start with %s',
      counter,
      (select coalesce(max(number), 0) + 1 from purchases where instance_id = instance)
    );
  end if;
  return nextval(counter::regclass);
end $$;
revoke execute on function next_order_number() from public;
grant execute on function next_order_number() to ordering_app;

create function drop_order_numbers() returns trigger language plpgsql security definer as $$
begin
  execute format('drop sequence if exists %I', 'order_number_' || old.id);
  return null;
end $$;
revoke execute on function drop_order_numbers() from public;
create trigger drop_order_numbers after delete on instances
  for each row execute function drop_order_numbers();
