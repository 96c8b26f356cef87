-- The options that a branch has no more of (rule menu/sold-out). One stands under the words of the tenant's file for it and its
-- group: each product that names the group has a copy of the option, and all of them are meant (docs/decisions/0355). An import
-- writes nothing here.
create table sold_out_options (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  supplier_id bigint not null,
  group_key text not null,
  option_key text not null,
  -- When it comes back by itself; null: when somebody brings it back.
  back_at timestamptz,
  unique (instance_id, supplier_id, group_key, option_key),
  foreign key (instance_id, supplier_id) references suppliers (instance_id, id) on delete cascade
);
create index options_back on sold_out_options (back_at) where back_at is not null;
select bind_to_instance('sold_out_options');
grant select, insert, update, delete on sold_out_options to ordering_app;

-- Refuses an order with an option that was sold out after its cart was checked, and names it.
create function refuse_option(product text, option text) returns int language plpgsql as $$
begin
  raise exception using errcode = 'OR001', message = 'option_sold_out',
    detail = jsonb_build_object('product', product, 'option', option)::text;
end $$;
