-- A phone or tablet on which one of the people is told of the orders of a branch (rule staff/alerts). It goes with their session, and
-- with their role.
create table staff_phones (
  id bigint generated always as identity,
  instance_id bigint not null references instances (id) on delete cascade,
  supplier_id bigint not null,
  person_id bigint not null,
  session_id bigint not null references staff_sessions (id) on delete cascade,
  -- The language of the screen on which they asked for it.
  lang text not null,
  -- Where the browser is reached, and the keys that seal what is sent there.
  endpoint text not null check (length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null,
  primary key (instance_id, id),
  constraint one_phone_of_a_session unique (instance_id, supplier_id, session_id),
  foreign key (instance_id, supplier_id) references suppliers (instance_id, id) on delete cascade,
  foreign key (instance_id, person_id) references staff_roles (instance_id, person_id) on delete cascade
);
create index on staff_phones (instance_id, person_id);
create index on staff_phones (session_id);
select bind_to_instance('staff_phones');
grant select, insert, update, delete on staff_phones to ordering_app;

-- When a board of the branch, or a program of the restaurant, last asked for its orders; written once a minute at most.
create table board_visits (
  instance_id bigint not null references instances (id) on delete cascade,
  supplier_id bigint not null,
  seen_at timestamptz not null,
  primary key (instance_id, supplier_id),
  foreign key (instance_id, supplier_id) references suppliers (instance_id, id) on delete cascade
);
select bind_to_instance('board_visits');
grant select, insert, update, delete on board_visits to ordering_app;

-- An order for which nobody came, once for each kind.
create table staff_alarms (
  instance_id bigint not null references instances (id) on delete cascade,
  purchase_id bigint not null,
  kind text not null check (kind in ('unwatched', 'unaccepted', 'escalated')),
  raised_at timestamptz not null,
  primary key (instance_id, purchase_id, kind),
  foreign key (instance_id, purchase_id) references purchases (instance_id, id) on delete cascade
);
create index on staff_alarms (raised_at);
select bind_to_instance('staff_alarms');
grant select, insert, delete on staff_alarms to ordering_app;

-- An alarm on its way to a phone, or to the mail address of one of the people.
create table staff_alerts (
  id bigint generated always as identity,
  instance_id bigint not null references instances (id) on delete cascade,
  purchase_id bigint not null,
  kind text not null,
  phone_id bigint,
  person_id bigint,
  -- Null: it is over.
  send_at timestamptz,
  send_tries int not null default 0,
  primary key (instance_id, id),
  constraint to_a_phone_or_a_person check (num_nonnulls(phone_id, person_id) = 1),
  foreign key (instance_id, purchase_id, kind) references staff_alarms (instance_id, purchase_id, kind) on delete cascade,
  foreign key (instance_id, phone_id) references staff_phones (instance_id, id) on delete cascade,
  foreign key (instance_id, person_id) references staff_roles (instance_id, person_id) on delete cascade
);
create index on staff_alerts (send_at) where send_at is not null;
create index on staff_alerts (instance_id, purchase_id, kind);
create index on staff_alerts (instance_id, phone_id) where phone_id is not null;
create index on staff_alerts (instance_id, person_id) where person_id is not null;
select bind_to_instance('staff_alerts');
grant select, insert, update, delete on staff_alerts to ordering_app;

-- Orders that were accepted by themselves, and that nobody has seen (rule orders/auto-accept).
create index unseen_purchases on purchases (released_at)
  where status = 'accepted' and released_at is not null and unread_event_id is not null;
