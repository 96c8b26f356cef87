-- The people of the installation: an operator sees every restaurant, so what they are is no restaurant's (rule staff/operators). No
-- tenant's role reads any of these tables.

create table operators (
  person_id bigint primary key references staff_people (id) on delete cascade,
  created_at timestamptz not null
);
alter table operators enable row level security;
create policy owner_sees_all on operators to current_user using (true) with check (true);

-- A link of the command line, opened once. The newest of an address is the one that works.
create table operator_invitations (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  mail text not null unique check (mail = lower(mail)),
  -- It leads to a new password of somebody who is an operator.
  is_reset boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
alter table operator_invitations enable row level security;
create policy owner_sees_all on operator_invitations to current_user using (true) with check (true);

-- A restaurant whose screens an operator reads in one browser, until when, and why (rule staff/looks). It ends with the session.
create table operator_looks (
  session_id bigint primary key references staff_sessions (id) on delete cascade,
  person_id bigint not null references operators (person_id) on delete cascade,
  slug text not null,
  reason text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
alter table operator_looks enable row level security;
create policy owner_sees_all on operator_looks to current_user using (true) with check (true);

-- What operators did; added and never changed. A restaurant has its part in its own history too.
create table operator_actions (
  id bigint generated always as identity primary key,
  -- Null: the command line.
  person_id bigint references staff_people (id),
  -- Null: about no restaurant.
  slug text,
  action text not null,
  details jsonb not null,
  created_at timestamptz not null
);
create index on operator_actions (slug, id);
alter table operator_actions enable row level security;
create policy owner_sees_all on operator_actions to current_user using (true) with check (true);
