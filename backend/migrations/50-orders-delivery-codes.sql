-- runs with 48-staff-password-links.sql
-- The four signs that a diner tells at the door, and how the delivery was proved (rule orders/delivery-code). A delivery gets its
-- row when it leaves a branch that asks for them.
create table delivery_codes (
  instance_id bigint not null references instances (id) on delete cascade,
  purchase_id bigint not null,
  code text not null default new_pick_up_code(),
  -- Wrong signs, whoever typed them.
  tries int not null default 0,
  -- Null until it is delivered.
  is_proved boolean,
  -- Why it was delivered without the signs, and in which words. Null: nobody said.
  reason text check (reason in ('door', 'reception', 'no_phone', 'no_code', 'other')),
  words text check (length(words) <= 200),
  primary key (instance_id, purchase_id),
  foreign key (instance_id, purchase_id) references purchases (instance_id, id) on delete cascade
);
select bind_to_instance('delivery_codes');
grant select, insert, update, delete on delivery_codes to ordering_app;

-- That a courier said why there were no signs is news for the branch, although it was staff who did it.
alter table purchase_events drop constraint purchase_events_kind_check;
alter table purchase_events add constraint purchase_events_kind_check
  check (kind in ('status', 'payment', 'tip', 'help', 'unaccepted', 'unproved'));

-- Wrong signs of one of the staff are counted by what is written down of them.
create index wrong_signs on staff_actions (instance_id, created_at) where action = 'order.wrong_signs';
