-- Whether somebody came before is told by their profile or by their phone (rule staff/bookings).
create index bookings_by_phone on bookings (instance_id, (contact ->> 'phone'), starts_at) where contact is not null;
