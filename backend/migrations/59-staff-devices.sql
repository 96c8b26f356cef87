-- Shared tablets of a branch. One is enrolled by a code of one use, and works by a token whose hash is here (rule staff/devices).
create table staff_devices (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  supplier_id bigint not null,
  name text not null,
  role text not null check (role in ('cashier', 'waiter', 'kitchen')),
  created_at timestamptz not null,
  -- Null: there is no code that somebody could use.
  code_hash bytea unique,
  code_expires_at timestamptz,
  -- Null: no tablet has used a code yet.
  token_hash bytea unique,
  agent text not null default '',
  seen_at timestamptz,
  ended_at timestamptz,
  -- Who works at it until when, by their PIN; null: nobody has said.
  person_id bigint references staff_people (id) on delete set null,
  turn_ends_at timestamptz,
  unique (instance_id, id),
  foreign key (instance_id, supplier_id) references suppliers (instance_id, id) on delete cascade
);
select bind_to_instance('staff_devices');
grant select, insert, update on staff_devices to ordering_app;

-- The PIN of a person at a restaurant, hashed as their password is; it goes with their role.
create table staff_pins (
  instance_id bigint not null,
  person_id bigint not null,
  pin_hash text not null,
  set_at timestamptz not null,
  primary key (instance_id, person_id),
  foreign key (instance_id, person_id) references staff_roles (instance_id, person_id) on delete cascade
);
select bind_to_instance('staff_pins');
grant select, insert, update, delete on staff_pins to ordering_app;

-- Wrong PINs of a person at a tablet since the last right one (rule staff/pins).
create table staff_pin_tries (
  instance_id bigint not null,
  device_id bigint not null,
  person_id bigint not null,
  wrong int not null,
  waits_until timestamptz,
  primary key (instance_id, device_id, person_id),
  foreign key (instance_id, device_id) references staff_devices (instance_id, id) on delete cascade,
  foreign key (instance_id, person_id) references staff_roles (instance_id, person_id) on delete cascade
);
select bind_to_instance('staff_pin_tries');
grant select, insert, update, delete on staff_pin_tries to ordering_app;

-- A tablet acts too, alone or with the person at it.
alter table staff_actions add column staff_device_id bigint;
alter table staff_actions add foreign key (instance_id, staff_device_id) references staff_devices (instance_id, id);
alter table staff_actions drop constraint staff_actions_doer_check, add constraint staff_actions_doer_check
  check (staff_key_id is not null or staff_person_id is not null or staff_device_id is not null
    or details ->> 'by' is not distinct from 'operator');
