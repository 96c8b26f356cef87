-- Whether somebody came before is told by their profile or by their phone (rule staff/bookings). The column is one, and no
-- expression, because under row-level security an operator of jsonb may not choose rows by an index.
alter table bookings add column phone text generated always as (nullif(contact ->> 'phone', '')) stored;
create index bookings_by_phone on bookings (instance_id, phone, starts_at) where phone is not null;
