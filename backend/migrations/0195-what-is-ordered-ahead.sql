-- What a party ordered ahead of its table (rule booking/ordering-ahead). Its prices are those of the menu until it is sent.
create table booking_lines (
  instance_id bigint not null references instances (id) on delete cascade,
  id bigint generated always as identity,
  booking_id bigint not null,
  offer_id bigint not null,
  count int not null check (count between 1 and 99),
  -- [{ "option_id": 1, "count": 1 }], ordered by option.
  choices jsonb not null default '[]',
  comment text not null default '' check (length(comment) <= 250),
  created_at timestamptz not null,
  -- As it was sent to the account: price and words.
  unit_minor bigint check (unit_minor >= 0),
  content jsonb,
  -- It was gone when its party sat.
  is_gone boolean not null default false,
  primary key (instance_id, id),
  foreign key (instance_id, booking_id) references bookings (instance_id, id) on delete cascade,
  foreign key (instance_id, offer_id) references supplier_products (instance_id, id),
  constraint sent_as_a_whole check ((unit_minor is null) = (content is null) and (content is not null or not is_gone))
);
create index on booking_lines (instance_id, booking_id);
select bind_to_instance('booking_lines');
grant select, insert, update, delete on booking_lines to ordering_app;

-- When what was ordered ahead went to the account of its table (guarantee/ordered-ahead-once).
alter table bookings add column order_sent_at timestamptz,
  add constraint sent_when_seated check (order_sent_at is null or seated_at is not null);
