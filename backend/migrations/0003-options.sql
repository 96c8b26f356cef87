create table option_groups (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  product_id bigint not null,
  key text not null,
  position int not null,
  name jsonb not null,
  min int not null check (min >= 0),
  max int not null check (max >= 1 and max >= min),
  free int not null check (free >= 0),
  removed_at timestamptz,
  unique (instance_id, id),
  unique (instance_id, product_id, key),
  foreign key (instance_id, product_id) references products (instance_id, id)
);

create table options (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  group_id bigint not null,
  key text not null,
  position int not null,
  name jsonb not null,
  price_minor bigint not null check (price_minor >= 0),
  max int not null check (max >= 1),
  available boolean not null,
  removed_at timestamptz,
  unique (instance_id, id),
  unique (instance_id, group_id, key),
  foreign key (instance_id, group_id) references option_groups (instance_id, id)
);
