-- What is told about a booking by mail (rule booking/notices). The address is that of the booking or of its guest.
create table booking_notices (
  instance_id bigint not null references instances (id) on delete cascade,
  id bigint generated always as identity,
  booking_id bigint not null,
  kind text not null check (kind in
    ('received', 'approved', 'waiting', 'changed', 'cancelled', 'reminder', 'place_free', 'invited')),
  -- Of whom the organiser invited; null: the organiser.
  guest_number int check ((guest_number is not null) = (kind = 'invited')),
  lang text not null,
  -- Null: it is over.
  send_at timestamptz,
  send_tries int not null default 0,
  sent_at timestamptz,
  primary key (instance_id, id),
  foreign key (instance_id, booking_id) references bookings (instance_id, id) on delete cascade,
  foreign key (instance_id, booking_id, guest_number) references booking_guests (instance_id, booking_id, number)
);
create index on booking_notices (send_at) where send_at is not null;
create index on booking_notices (instance_id, booking_id);
select bind_to_instance('booking_notices');
grant select, insert, update, delete on booking_notices to ordering_app;

-- Its organiser wants no more mail about it.
alter table bookings add column muted_at timestamptz;
