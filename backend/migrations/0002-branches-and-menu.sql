create table suppliers (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  slug text not null check (slug ~ '[a-z]'),
  position int not null,
  city_id bigint not null,
  on_table_class text not null,
  services text[] not null,
  -- Contact, place, hours, ways to pay and the rest of a branch. Read whole, never searched.
  settings jsonb not null,
  removed_at timestamptz,
  unique (instance_id, id),
  unique (instance_id, slug)
);

create table cities (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  name text not null,
  position int not null,
  removed_at timestamptz,
  unique (instance_id, id),
  unique (instance_id, name)
);
alter table suppliers add foreign key (instance_id, city_id) references cities (instance_id, id);

create table categories (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  key text not null,
  parent_id bigint,
  position int not null,
  content jsonb not null,
  removed_at timestamptz,
  unique (instance_id, id),
  unique (instance_id, key),
  foreign key (instance_id, parent_id) references categories (instance_id, id)
);

create table products (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  sku text not null,
  category_id bigint not null,
  position int not null,
  -- Names, texts, badges, promotion and option groups in every language.
  content jsonb not null,
  related_skus text[] not null,
  removed_at timestamptz,
  unique (instance_id, id),
  unique (instance_id, sku),
  foreign key (instance_id, category_id) references categories (instance_id, id)
);
create index on products (instance_id, category_id);

create table supplier_products (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  supplier_id bigint not null,
  product_id bigint not null,
  price_minor bigint not null check (price_minor >= 0),
  stock int check (stock >= 0),
  available boolean not null,
  removed_at timestamptz,
  unique (instance_id, id),
  unique (instance_id, supplier_id, product_id),
  foreign key (instance_id, supplier_id) references suppliers (instance_id, id),
  foreign key (instance_id, product_id) references products (instance_id, id)
);
create index on supplier_products (instance_id, product_id);

create table zones (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  key text not null,
  supplier_id bigint not null,
  active boolean not null,
  delivery_minor bigint not null check (delivery_minor >= 0),
  rings jsonb not null,
  west double precision not null,
  south double precision not null,
  east double precision not null,
  north double precision not null,
  removed_at timestamptz,
  unique (instance_id, id),
  unique (instance_id, key),
  foreign key (instance_id, supplier_id) references suppliers (instance_id, id)
);
create index on zones (instance_id, west, east, south, north) where active and removed_at is null;
