-- When a diner's data were erased (rule people/erase): the row stays for what names it, and takes nothing more.
alter table profiles add column erased_at timestamptz;

-- A call that began before the profile was erased writes nothing for it afterwards. The lock waits for a running erasure.
create function refuse_erased() returns trigger language plpgsql as $$
declare erased timestamptz;
begin
  select erased_at into erased from profiles
    where instance_id = new.instance_id and id = new.profile_id for key share;
  if erased is not null then perform refuse('unauthorized'); end if;
  return new;
end $$;
do $$
declare target text;
begin
  foreach target in array array['purchases', 'bookings', 'purchase_members', 'order_ratings', 'door_photos',
    'join_wishes', 'confirmed_phones', 'sessions'] loop
    execute format('create trigger refuse_erased before insert on %I for each row execute function refuse_erased()', target);
  end loop;
end $$;

grant update (comment) on order_ratings, booking_ratings to ordering_app;
grant delete on phone_codes, confirmed_phones, table_visits, transfer_proofs, booking_tokens to ordering_app;

create index on sessions (instance_id, profile_id) where profile_id is not null;
create index on trackings (instance_id, session_id) where session_id is not null;
create index trackings_of_profile on trackings (instance_id, (details ->> 'profile_id')) where details ->> 'profile_id' is not null;
create index on performance_metrics (instance_id, session_id);
create index on cookie_consents (instance_id, session_id) where session_id is not null;
create index on cookie_consents (instance_id, profile_id) where profile_id is not null;
