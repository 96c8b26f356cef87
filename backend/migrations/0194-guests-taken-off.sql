-- The organiser took them off: their links open nothing any more (rule booking/guests).
alter table booking_guests
  add column removed_at timestamptz,
  add constraint removed_is_out check (removed_at is null or left_at is not null);
