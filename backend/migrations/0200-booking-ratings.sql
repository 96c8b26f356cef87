-- What its organiser or one of its guests says of a booked visit, once (rule booking/rating).
create table booking_ratings (
  instance_id bigint not null references instances (id) on delete cascade,
  id bigint generated always as identity,
  booking_id bigint not null,
  -- Null: the organiser.
  guest_number int,
  score int not null check (score between 1 and 10),
  comment text not null check (length(comment) <= 1000),
  created_at timestamptz not null,
  primary key (instance_id, id),
  constraint one_rating_of_each unique nulls not distinct (instance_id, booking_id, guest_number),
  foreign key (instance_id, booking_id) references bookings (instance_id, id) on delete cascade,
  foreign key (instance_id, booking_id, guest_number) references booking_guests (instance_id, booking_id, number)
);
select bind_to_instance('booking_ratings');
grant select, insert on booking_ratings to ordering_app;

alter table booking_notices
  drop constraint booking_notices_kind_check,
  add constraint booking_notices_kind_check check (kind in
    ('received', 'approved', 'waiting', 'changed', 'cancelled', 'reminder', 'place_free', 'invited', 'rating'));
