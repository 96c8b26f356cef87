-- A court's order that is paid is split: a purchase for each stall, which its kitchen sees, without a payment or a member of
-- its own (rule table/court).
alter table purchases add column court_order_id bigint, add column is_split boolean not null default false,
  add constraint no_stall_is_split check (court_order_id is null or not is_split);
alter table purchases add foreign key (instance_id, court_order_id) references purchases (instance_id, id);
create unique index purchases_of_court on purchases (instance_id, court_order_id, supplier_id)
  where court_order_id is not null;

-- The stalls call out the number and ask for the code of the order.
drop index purchases_turn;
create unique index purchases_turn on purchases (instance_id, supplier_id, turn_day, turn)
  where turn is not null and court_order_id is null;

-- Of what a stall does not make; null: of the order as a whole.
alter table refunds add column stall_order_id bigint;
alter table refunds add foreign key (instance_id, stall_order_id) references purchases (instance_id, id);
create index refunds_of_stall on refunds (instance_id, stall_order_id) where stall_order_id is not null;
