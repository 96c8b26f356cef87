-- The square that a zone is found by (docs/decisions/0065): on the finest of nine levels, each with squares of a quarter
-- of the one before, whose squares are at least as large as its box, the one that holds its south-western corner.
-- `cellsAround` reckons the same in the same order.
create function zone_cell(west float8, south float8, east float8, north float8) returns bigint
  language sql immutable parallel safe as $$
    select level * 1099511627776
      + (floor((west + 180) * power(2::float8, level) / 360)::bigint + 1) * 1048576
      + floor((south + 90) * power(2::float8, level) / 360)::bigint + 1
    from (select 2 * least(8, greatest(0,
      floor(ln(360 / (1.001 * greatest(east - west, north - south, 0.0001))) / ln(4::float8))::bigint)) as level) size
  $$;
alter table zones add column cell bigint not null generated always as (zone_cell(west, south, east, north)) stored;
-- An index over the box itself could not lead to a point: it has four sides, and row-level security lets none but the
-- plain comparisons of numbers come before it.
drop index zones_instance_id_west_east_south_north_idx;
create index zones_by_cell on zones (instance_id, cell) where active and removed_at is null;
create index zones_of_branch on zones (instance_id, supplier_id) where active and removed_at is null;
