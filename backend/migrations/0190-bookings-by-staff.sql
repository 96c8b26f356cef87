-- What staff make has no diner: who came without a booking, and a table that is not to be given (rule staff/bookings).
alter table bookings
  add column kind text not null default 'booking' check (kind in ('booking', 'walk_in', 'block')),
  -- Facts of an approved booking: it stays approved.
  add column seated_at timestamptz,
  add column no_show_at timestamptz,
  -- What its diner reads.
  add column decline_reason text check (length(decline_reason) <= 200),
  alter column profile_id drop not null,
  alter column people drop not null,
  drop constraint held_without_a_contact,
  add constraint booked_by_a_diner check (case kind when 'booking' then profile_id is not null
    and (status = 'held') = (contact is null) else profile_id is null and contact is null end),
  add constraint people_of_a_party check ((people is null) = (kind = 'block')),
  add constraint came_or_not check (seated_at is null or no_show_at is null);
