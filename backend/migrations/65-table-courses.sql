-- A line of a table that waits, once it was sent, until its table or a waiter calls it (rule table/courses).
alter table purchase_lines add column later boolean not null default false;
alter table purchase_lines add column called_at timestamptz;
alter table purchase_lines add constraint called_for_later check (called_at is null or later);
-- A line that was taken off while its kitchen made it is news (rule staff/news).
alter table purchase_events drop constraint purchase_events_kind_check;
alter table purchase_events add constraint purchase_events_kind_check
  check (kind in ('status', 'payment', 'tip', 'help', 'unaccepted', 'unproved', 'line_cancelled'));
