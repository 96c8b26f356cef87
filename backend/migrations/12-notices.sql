-- What is told by mail, SMS and web push: how the owner of an order wants to hear of it, and the notices about orders and
-- bookings. A notice is a row that a job sends when it is due.

-- How the owner of an order is told how it stands (rule orders/notices). Without a row they are not told.
create table notice_choices (
  instance_id bigint not null references instances (id) on delete cascade,
  purchase_id bigint not null,
  way text not null check (way in ('mail', 'sms', 'push')),
  -- The language of the person who chose.
  lang text not null,
  -- Web push: where the browser is reached, and the keys that seal what is sent there.
  endpoint text check (length(endpoint) <= 1000),
  p256dh text,
  auth text,
  -- When the browser is forgotten, and with it the choice.
  forget_at timestamptz,
  primary key (instance_id, purchase_id),
  foreign key (instance_id, purchase_id) references purchases (instance_id, id) on delete cascade,
  constraint only_push_has_a_browser
    check (num_nulls(endpoint, p256dh, auth, forget_at) = case when way = 'push' then 0 else 4 end)
);
create index on notice_choices (forget_at) where forget_at is not null;
select bind_to_instance('notice_choices');
grant select, insert, update, delete on notice_choices to ordering_app;

-- A notice about an order, to its owner (rule orders/notices).
create table order_notices (
  id bigint generated always as identity,
  instance_id bigint not null references instances (id) on delete cascade,
  purchase_id bigint not null,
  kind text not null check (kind in ('rating', 'accepted', 'ready', 'on_the_way', 'cancelled')),
  -- How a status was told. Null where it was not told, and for the request for a rating.
  way text check (way in ('mail', 'sms', 'push')),
  -- The owner's language.
  lang text not null,
  -- Null: not due yet, or over.
  send_at timestamptz,
  send_tries int not null default 0,
  sent_at timestamptz,
  primary key (instance_id, id),
  constraint one_order_notice_of_a_kind unique (instance_id, purchase_id, kind),
  foreign key (instance_id, purchase_id) references purchases (instance_id, id) on delete cascade
);
create index on order_notices (send_at) where send_at is not null;
create index on order_notices (instance_id, sent_at) where sent_at is not null;
select bind_to_instance('order_notices');
grant select, insert, update, delete on order_notices to ordering_app;

-- A mail about a booking (rule booking/notices). Its address is that of the booking or of its guest.
create table booking_notices (
  id bigint generated always as identity,
  instance_id bigint not null references instances (id) on delete cascade,
  booking_id bigint not null,
  kind text not null check (kind in
    ('received', 'approved', 'waiting', 'changed', 'cancelled', 'reminder', 'place_free', 'invited', 'rating')),
  -- The guest whom the organiser invited. Null: the mail is to the organiser.
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
