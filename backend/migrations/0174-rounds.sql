-- What was sent to the kitchen at once (rule table/rounds).
create table rounds (
  instance_id bigint not null references instances (id) on delete cascade,
  purchase_id bigint not null,
  number int not null check (number > 0),
  sent_at timestamptz not null,
  -- Null: staff.
  sent_by bigint,
  -- The key of the call that sent it: the same call again finds it.
  request_key text,
  primary key (instance_id, purchase_id, number),
  foreign key (instance_id, purchase_id) references purchases (instance_id, id) on delete cascade,
  foreign key (instance_id, sent_by) references profiles (instance_id, id)
);
create unique index one_round_of_a_call on rounds (instance_id, purchase_id, sent_by, request_key)
  where request_key is not null;
select bind_to_instance('rounds');
grant select, insert on rounds to ordering_app;

alter table purchase_lines
  -- Whose line it is in a purchase of several people; null: its owner's, or the whole table's.
  add column member_id bigint,
  add column for_all boolean not null default false,
  add column round int,
  add column state text check (state in ('sent', 'preparation', 'served', 'void')),
  add column void_reason text check (length(void_reason) between 1 and 200),
  add foreign key (instance_id, member_id) references profiles (instance_id, id),
  add foreign key (instance_id, purchase_id, round) references rounds (instance_id, purchase_id, number),
  add constraint sent_with_its_round check ((round is null) = (state is null)
    and (state is null or (unit_minor is not null and content is not null))),
  add constraint void_with_its_reason check ((state is not distinct from 'void') = (void_reason is not null));
