-- The menu: categories and products of the tenant, what each branch sells of them with price and stock, and the options of a
-- product. An import writes them; staff and orders change stock and availability.

create table categories (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  key text not null,
  parent_id bigint,
  position int not null,
  -- Names and texts in every language, and the picture of the category's tile.
  content jsonb not null,
  removed_at timestamptz,
  unique (instance_id, id),
  unique (instance_id, key),
  foreign key (instance_id, parent_id) references categories (instance_id, id)
);
select bind_to_instance('categories');
grant select, insert, update, delete on categories to ordering_app;

create table products (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  sku text not null,
  category_id bigint not null,
  position int not null,
  -- Names and texts in every language, badges, promotion, hours, and how many an order may hold.
  content jsonb not null,
  related_skus text[] not null,
  removed_at timestamptz,
  unique (instance_id, id),
  unique (instance_id, sku),
  foreign key (instance_id, category_id) references categories (instance_id, id)
);
create index on products (instance_id, category_id);
select bind_to_instance('products');
grant select, insert, update, delete on products to ordering_app;

-- `stock` and `available` change while the product runs. `file_stock` and `file_available` keep the values of the file at the
-- last import: an import overwrites the first two only where the file itself has changed.
create table supplier_products (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  supplier_id bigint not null,
  product_id bigint not null,
  price_minor bigint not null check (price_minor >= 0),
  stock int check (stock >= 0),
  file_stock int check (file_stock >= 0),
  available boolean not null,
  file_available boolean not null,
  removed_at timestamptz,
  unique (instance_id, id),
  unique (instance_id, supplier_id, product_id),
  foreign key (instance_id, supplier_id) references suppliers (instance_id, id),
  foreign key (instance_id, product_id) references products (instance_id, id)
);
create index on supplier_products (instance_id, product_id);
select bind_to_instance('supplier_products');
grant select, insert, update, delete on supplier_products to ordering_app;

-- Runs after the update that found too little stock. It is a statement of its own, so it sees what other transactions have
-- taken meanwhile.
create function refuse_stock(instance bigint, offer bigint) returns int language plpgsql as $$
declare remaining int;
begin
  select stock into remaining from supplier_products
    where instance_id = instance and id = offer and available and removed_at is null;
  if not found then return refuse('product_unavailable'); end if;
  return refuse('out_of_stock', coalesce(remaining, 0));
end $$;

create table option_groups (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  product_id bigint not null,
  -- The group is asked only where this option is chosen, like a part of a combo (rule menu/inside).
  parent_option_id bigint,
  key text not null,
  position int not null,
  name jsonb not null,
  min int not null check (min >= 0),
  max int not null check (max >= 1 and max >= min),
  free int not null check (free >= 0),
  -- Which of the chosen options count for the price (rule menu/options).
  price_rule text not null default 'sum' check (price_rule in ('sum', 'dearest')),
  removed_at timestamptz,
  unique (instance_id, id),
  unique (instance_id, product_id, key),
  foreign key (instance_id, product_id) references products (instance_id, id)
);
create index on option_groups (instance_id, parent_option_id) where parent_option_id is not null;
select bind_to_instance('option_groups');
grant select, insert, update, delete on option_groups to ordering_app;

create table options (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  group_id bigint not null,
  key text not null,
  position int not null,
  name jsonb not null,
  price_minor bigint not null check (price_minor >= 0),
  max int not null check (max >= 1),
  -- The option is chosen before the diner chooses (rule menu/options).
  is_default boolean not null default false,
  -- How many characters the diner may write to the option, like a name on a cake (rule menu/option-text).
  text_max int check (text_max between 1 and 120),
  -- As in `supplier_products`.
  available boolean not null,
  file_available boolean not null,
  removed_at timestamptz,
  unique (instance_id, id),
  unique (instance_id, group_id, key),
  foreign key (instance_id, group_id) references option_groups (instance_id, id)
);
select bind_to_instance('options');
grant select, insert, update, delete on options to ordering_app;

alter table option_groups add foreign key (instance_id, parent_option_id) references options (instance_id, id)
  on delete set null (parent_option_id);
