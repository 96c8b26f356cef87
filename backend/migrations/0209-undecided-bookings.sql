-- Paid bookings that staff have not decided, which a job ends with their stay (rule booking/deposit).
create index undecided_bookings on bookings (ends_at) where status = 'pending' and deposit_purchase_id is not null;
