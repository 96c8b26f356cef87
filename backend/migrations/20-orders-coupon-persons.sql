-- The tenant's own key of the hashes below, so that a hash says nothing at another tenant.
alter table instances add column person_key bytea not null
  default decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex');

-- The phone, mail and document of each use of a coupon, as keyed hashes (rule cart/coupon-person). A row is deleted with the use,
-- and after thirteen months.
create table coupon_persons (
  instance_id bigint not null references instances (id) on delete cascade,
  purchase_id bigint not null,
  coupon_id bigint not null,
  kind text not null check (kind in ('phone', 'mail', 'document')),
  mark bytea not null,
  -- Which of the person's uses it is, from one, so that two orders cannot take the same.
  slot int not null check (slot >= 1),
  first_order boolean not null,
  created_at timestamptz not null,
  primary key (instance_id, purchase_id, kind),
  unique (instance_id, coupon_id, kind, mark, slot),
  foreign key (instance_id, purchase_id) references coupon_uses (instance_id, purchase_id) on delete cascade,
  foreign key (instance_id, coupon_id) references coupons (instance_id, id) on delete cascade
);
-- A person has one first order, whichever coupon it used.
create unique index one_first_order_of_person on coupon_persons (instance_id, kind, mark) where first_order;
create index coupon_persons_by_age on coupon_persons (instance_id, created_at);
select bind_to_instance('coupon_persons');
grant select, insert, delete on coupon_persons to ordering_app;
