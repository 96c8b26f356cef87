-- What is ordered at a table, to a room, or over a counter (rule table/ordering).
alter table purchases drop constraint purchases_subservice_check;
alter table purchases add constraint purchases_subservice_check
  check (subservice in ('room', 'schedule', 'grab_and_go'));
-- The table or the room.
alter table purchases add column table_id bigint;
alter table purchases add foreign key (instance_id, table_id) references tables (instance_id, id);
alter table purchases add constraint tables_are_on_the_table check (table_id is null or service = 'on_table');

-- What a counter calls out (rule table/pick-up): counted by branch and day of the branch.
create table turns (
  instance_id bigint not null references instances (id) on delete cascade,
  supplier_id bigint not null,
  day date not null,
  last int not null check (last > 0),
  primary key (instance_id, supplier_id, day),
  foreign key (instance_id, supplier_id) references suppliers (instance_id, id)
);
select bind_to_instance('turns');
grant select, insert, update on turns to ordering_app;
alter table purchases add column turn_day date, add column turn int, add column pick_up_code text,
  add constraint whole_turn check ((turn is null) = (turn_day is null) and (turn is null) = (pick_up_code is null));
create unique index purchases_turn on purchases (instance_id, supplier_id, turn_day, turn) where turn is not null;
-- Four signs that nobody mistakes for another.
create function new_pick_up_code() returns text language sql volatile as $$
  select string_agg(substr('23456789ABCDEFGHJKMNPQRSTUVWXYZ', 1 + get_byte(random.bytes, place) % 31, 1), '')
  from (select decode(replace(gen_random_uuid()::text, '-', ''), 'hex') as bytes) random, generate_series(0, 3) place;
$$;
