-- runs with 29-payments-room-charges.sql
-- The branch's name, address and time zone as they were when the table was booked, or its hour changed (rule booking/agreed).
-- Null in a hold.
alter table bookings add column agreed jsonb;

create function keep_agreed_of_booking() returns trigger language plpgsql as $$
begin
  if new.status <> 'held' and new.agreed is null then
    new.agreed := (
      select jsonb_build_object(
        'name', s.settings -> 'name', 'address', s.settings -> 'address', 'timezone', s.settings -> 'timezone'
      )
      from suppliers s where s.instance_id = new.instance_id and s.id = new.supplier_id
    );
  end if;
  return new;
end $$;
create trigger keep_agreed_of_booking before insert or update of status, agreed on bookings
  for each row execute function keep_agreed_of_booking();

-- Earlier bookings keep what is true today.
update bookings set agreed = null where status <> 'held';
