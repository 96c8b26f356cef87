-- That the branch answered what the owner of an order wrote (rule orders/notices).
alter table order_notices drop constraint order_notices_kind_check;
alter table order_notices add constraint order_notices_kind_check
  check (kind in ('rating', 'accepted', 'ready', 'on_the_way', 'cancelled', 'answered'));
