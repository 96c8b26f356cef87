-- The second factor of somebody who chose one: an app that counts codes from a secret, and codes for the day when it is lost. It is a
-- person's, as their sessions are, and no tenant's.

create table staff_second_factors (
  person_id bigint primary key references staff_people (id) on delete cascade,
  -- The secret, sealed as the accounts at gateways are (guarantee/sealed-accounts).
  key_id text not null,
  sealed bytea not null,
  created_at timestamptz not null,
  -- Null: shown, and not proved by a code yet.
  confirmed_at timestamptz,
  -- The half minute, counted from 1970, of the newest code that was taken: no code is taken twice.
  last_step bigint not null
);
alter table staff_second_factors enable row level security;
create policy owner_sees_all on staff_second_factors to current_user using (true) with check (true);

-- Each is taken once, by its hash.
create table staff_recovery_codes (
  person_id bigint not null references staff_second_factors (person_id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (person_id, code_hash)
);
alter table staff_recovery_codes enable row level security;
create policy owner_sees_all on staff_recovery_codes to current_user using (true) with check (true);
