-- News of an order or a booking stands in the list of staff until they say that they have read it (rule staff/news). A request
-- for help and an order that nobody accepts are events of the order too; a tip and a cancellation were before.
alter table purchase_events drop constraint purchase_events_kind_check;
alter table purchase_events add constraint purchase_events_kind_check
  check (kind in ('status', 'payment', 'tip', 'help', 'unaccepted'));

-- The oldest event that staff have not read. Null: there is none.
alter table purchases add column unread_event_id bigint;
create index unread_purchases on purchases (instance_id, supplier_id) where unread_event_id is not null;
-- Orders whose kitchen has not answered yet.
create index unaccepted_purchases on purchases (released_at)
  where status = 'in_progress' and released_at is not null and not is_account and not is_split and service <> 'book';

-- When the guest cancelled or moved the booking, or its deposit was not paid in time. Null: staff have read it, or nothing happened.
alter table bookings add column unread_since timestamptz;
create index unread_bookings on bookings (instance_id, supplier_id) where unread_since is not null;
