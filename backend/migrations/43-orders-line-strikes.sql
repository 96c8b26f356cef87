-- A line that somebody of the staff has struck on the board, and the dish as it was then (rule staff/strikes).
create table line_strikes (
  instance_id bigint not null references instances (id) on delete cascade,
  line_id bigint not null,
  -- A hash of product, count, choices and comment: a line that was changed since is not struck.
  dish text not null,
  -- Neither for the operator.
  staff_key_id bigint,
  staff_person_id bigint references staff_people (id),
  struck_at timestamptz not null,
  primary key (instance_id, line_id),
  foreign key (instance_id, line_id) references purchase_lines (instance_id, id) on delete cascade,
  foreign key (instance_id, staff_key_id) references staff_keys (instance_id, id)
);
select bind_to_instance('line_strikes');
grant select, insert, update, delete on line_strikes to ordering_app;
