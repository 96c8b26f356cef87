-- runs with 34-tenant-email.sql
-- A purchase keeps the tenant's name, which sells it, and whether its bill says that prices include tax (rule orders/agreed). What was
-- placed before has neither, and says what is true today.
create or replace function keep_agreed() returns trigger language plpgsql as $$
begin
  if new.status = 'cart' then
    new.agreed := null;
  elsif new.agreed is null then
    new.agreed := (
      select jsonb_build_object(
        'country', i.country,
        'currency', i.currency,
        'seller', i.name,
        'includesTax', coalesce(i.settings -> 'flags' -> 'consumptionTaxLabel', 'false'),
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
