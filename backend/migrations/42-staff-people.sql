-- The people of restaurants. One person may work for several tenants, so a person and their sessions belong to none: the
-- application's role of a tenant reads neither, and the backend asks for them before it knows the tenant.

create table staff_people (
  id bigint generated always as identity primary key,
  mail text not null unique check (mail = lower(mail)),
  name text not null,
  -- By scrypt, with its costs and its salt.
  password_hash text not null,
  created_at timestamptz not null
);
alter table staff_people enable row level security;
create policy owner_sees_all on staff_people to current_user using (true) with check (true);

create table staff_sessions (
  id bigint generated always as identity primary key,
  person_id bigint not null references staff_people (id) on delete cascade,
  token_hash bytea not null unique,
  -- As the browser names itself, so that its owner knows it again.
  agent text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index on staff_sessions (person_id);
create index on staff_sessions (expires_at);
alter table staff_sessions enable row level security;
create policy owner_sees_all on staff_sessions to current_user using (true) with check (true);

create table staff_roles (
  instance_id bigint not null references instances (id) on delete cascade,
  person_id bigint not null references staff_people (id) on delete cascade,
  role text not null check (role in ('owner', 'manager', 'cashier', 'waiter', 'kitchen')),
  created_at timestamptz not null,
  primary key (instance_id, person_id)
);
create index on staff_roles (person_id);
select bind_to_instance('staff_roles');
grant select, insert, update, delete on staff_roles to ordering_app;

-- A link that somebody opens once to work for the tenant.
create table staff_invitations (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  token_hash bytea not null unique,
  mail text not null check (mail = lower(mail)),
  role text not null check (role in ('owner', 'manager', 'cashier', 'waiter', 'kitchen')),
  -- Null: the operator. Who may not give the role any more has given nothing.
  invited_by bigint references staff_people (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- The newest link of an address is the one that works.
  unique (instance_id, mail)
);
create index on staff_invitations (expires_at);
select bind_to_instance('staff_invitations');
grant select, insert, update, delete on staff_invitations to ordering_app;

-- Staff act by a key, as one of their people, or the operator acts for them.
alter table staff_actions add column staff_person_id bigint references staff_people (id);
alter table staff_actions drop constraint staff_actions_check, add constraint staff_actions_doer_check
  check (staff_key_id is not null or staff_person_id is not null or details ->> 'by' is not distinct from 'operator');
