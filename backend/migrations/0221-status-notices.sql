-- How the owner of an order is told how it stands (rule orders/notices); no row: not at all.
create table notice_choices (
  instance_id bigint not null references instances (id) on delete cascade,
  purchase_id bigint not null,
  way text not null check (way in ('mail', 'sms')),
  -- Of who chose it.
  lang text not null,
  primary key (instance_id, purchase_id),
  foreign key (instance_id, purchase_id) references purchases (instance_id, id) on delete cascade
);
select bind_to_instance('notice_choices');
grant select, insert, update, delete on notice_choices to ordering_app;

alter table order_notices
  drop constraint order_notices_kind_check,
  add constraint order_notices_kind_check
    check (kind in ('rating', 'accepted', 'ready', 'on_the_way', 'cancelled')),
  -- By which a status was told; null of what was not, and of what asks for a rating.
  add column way text check (way in ('mail', 'sms'));
