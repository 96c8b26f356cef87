-- What the branch writes to who booked: the mail that brings it, and the words that their booking's page shows (rule booking/messages).
alter table booking_notices add column words text check (length(words) between 1 and 500);
alter table booking_notices add column said_at timestamptz;
alter table booking_notices drop constraint booking_notices_kind_check;
alter table booking_notices add constraint booking_notices_kind_check check (kind in
  ('received', 'approved', 'waiting', 'changed', 'cancelled', 'reminder', 'place_free', 'invited', 'rating', 'message'));
alter table booking_notices add constraint words_of_a_message
  check (num_nulls(words, said_at) = case when kind = 'message' then 0 else 2 end);
