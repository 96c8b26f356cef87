-- What is told of an order by mail (rule orders/notices). The address is that of who ordered.
create table order_notices (
  instance_id bigint not null references instances (id) on delete cascade,
  id bigint generated always as identity,
  purchase_id bigint not null,
  kind text not null check (kind in ('rating')),
  -- Of who ordered.
  lang text not null,
  -- Null: not yet, or it is over.
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
grant select, insert, update on order_notices to ordering_app;
