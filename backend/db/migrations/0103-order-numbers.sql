-- The number that people know an order by: counted per tenant, given when the order is placed and kept from then on.
alter table purchases add column number int;
create table order_counters (
  instance_id bigint primary key references instances (id) on delete cascade,
  last int not null
);
select bind_to_instance('order_counters');
grant select, insert, update on order_counters to ordering_app;

update purchases set number = counted.number
from (
  select id, row_number() over (partition by instance_id order by placed_at, id) as number
  from purchases where placed_at is not null
) counted
where purchases.id = counted.id;
insert into order_counters (instance_id, last)
  select instance_id, max(number) from purchases where number is not null group by instance_id;
create unique index purchases_number on purchases (instance_id, number) where number is not null;
