-- Where a branch delivers: its zones on the map. Beside them stand the places that were picked in a search, which belong to no
-- diner, and the photos that diners keep of their doors.

-- The square that a zone is found by (docs/decisions/0065). There are nine levels of squares, each a quarter of the size of the
-- one before. A zone belongs to the finest level whose squares are at least as large as its box, and there to the square that
-- holds its south-western corner. `cellsAround` calculates the same in the same order.
create function zone_cell(west float8, south float8, east float8, north float8) returns bigint
  language sql immutable parallel safe as $$
    select level * 1099511627776
      + (floor((west + 180) * power(2::float8, level) / 360)::bigint + 1) * 1048576
      + floor((south + 90) * power(2::float8, level) / 360)::bigint + 1
    from (select 2 * least(8, greatest(0,
      floor(ln(360 / (1.001 * greatest(east - west, north - south, 0.0001))) / ln(4::float8))::bigint)) as level) size
  $$;

create table zones (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  key text not null,
  supplier_id bigint not null,
  active boolean not null,
  delivery_minor bigint not null check (delivery_minor >= 0),
  -- What an order into the zone has to come to (rule cart/minimum-order). The country's and the branch's minimum hold as well.
  minimum_minor bigint not null default 0 check (minimum_minor >= 0),
  -- How long the way takes. Where it is null, the branch says it (rule orders/arrival).
  way_minutes smallint check (way_minutes between 0 and 240),
  rings jsonb not null,
  west double precision not null,
  south double precision not null,
  east double precision not null,
  north double precision not null,
  cell bigint not null generated always as (zone_cell(west, south, east, north)) stored,
  removed_at timestamptz,
  unique (instance_id, id),
  unique (instance_id, key),
  foreign key (instance_id, supplier_id) references suppliers (instance_id, id)
);
-- An index over the box would not lead to a point: a box has four sides, and row-level security lets only plain comparisons of
-- numbers come before it.
create index zones_by_cell on zones (instance_id, cell) where active and removed_at is null;
-- The branch stands first. To a planner that knows only how many zones a tenant has on average, an index that begins with the
-- instance is as good as `zones_by_cell`, and it reads all zones of a large tenant (docs/decisions/0072).
create index zones_of_branch on zones (supplier_id, instance_id) where active and removed_at is null;
select bind_to_instance('zones');
grant select, insert, update, delete on zones to ordering_app;

-- Which place was picked for which text (rule delivery/place-log). A row belongs to a tenant and to no diner, and is deleted by
-- its age.
create table place_searches (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  query text not null,
  place_id text not null,
  formatted_address text not null,
  latitude double precision not null,
  longitude double precision not null,
  created_at timestamptz not null
);
create index on place_searches (created_at);
select bind_to_instance('place_searches');
grant select, insert, delete on place_searches to ordering_app;

-- A photo of a diner's door, kept with a saved place (rule delivery/door-photos). It is encoded anew from the upload, shown to
-- its diner alone, and deleted when it is due.
create table door_photos (
  id bigint generated always as identity,
  instance_id bigint not null references instances (id) on delete cascade,
  profile_id bigint not null,
  picture bytea not null,
  -- A small picture for the diner.
  preview bytea not null,
  uploaded_at timestamptz not null,
  forget_at timestamptz not null,
  primary key (instance_id, id),
  foreign key (instance_id, profile_id) references profiles (instance_id, id) on delete cascade
);
alter table door_photos alter column picture set storage external, alter column preview set storage external;
create index on door_photos (instance_id, profile_id, id);
create index on door_photos (forget_at);
create trigger refuse_erased before insert on door_photos for each row execute function refuse_erased();
select bind_to_instance('door_photos');
grant select, insert, update, delete on door_photos to ordering_app;

-- The copy that an order took of a photo when it was placed, for staff alone. It stays when the diner deletes the photo.
create table order_door_photos (
  instance_id bigint not null references instances (id) on delete cascade,
  purchase_id bigint not null,
  photo_id bigint not null,
  picture bytea not null,
  forget_at timestamptz not null,
  primary key (instance_id, purchase_id, photo_id),
  foreign key (instance_id, purchase_id) references purchases (instance_id, id) on delete cascade
);
alter table order_door_photos alter column picture set storage external;
create index on order_door_photos (forget_at);
select bind_to_instance('order_door_photos');
grant select, insert, update, delete on order_door_photos to ordering_app;
