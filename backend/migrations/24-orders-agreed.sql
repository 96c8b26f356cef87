-- runs with 16-awaited-accounts.sql
-- The tenant's country and currency, and the branch's name, address and time zone, as they were when the purchase was placed
-- (rule orders/agreed). Null in a cart, which follows the tenant's settings.
alter table purchases add column agreed jsonb;

create function keep_agreed() returns trigger language plpgsql as $$
begin
  if new.status = 'cart' then
    new.agreed := null;
  elsif new.agreed is null then
    new.agreed := (
      select jsonb_build_object(
        'country', i.country,
        'currency', i.currency,
        'branch', jsonb_build_object(
          'name', s.settings -> 'name', 'address', s.settings -> 'address', 'timezone', s.settings -> 'timezone'
        )
      )
      from instances i join suppliers s on s.instance_id = i.id and s.id = new.supplier_id
      where i.id = new.instance_id
    );
  end if;
  return new;
end $$;
create trigger keep_agreed before insert or update of status on purchases
  for each row execute function keep_agreed();

-- Earlier orders keep what is true today.
update purchases set status = status where status <> 'cart';
