-- Passkeys of somebody, by which they sign in without a password. They are a person's, as their sessions are, and no tenant's.
create table staff_passkeys (
  id bigint generated always as identity primary key,
  person_id bigint not null references staff_people (id) on delete cascade,
  -- The authenticator made both; the key is a COSE key.
  credential_id bytea not null unique,
  public_key bytea not null,
  -- The signatures that the authenticator has counted; 0 for one that counts none.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index on staff_passkeys (person_id);
alter table staff_passkeys enable row level security;
create policy owner_sees_all on staff_passkeys to current_user using (true) with check (true);

-- What a passkey has to sign, once, by its hash.
create table staff_challenges (
  challenge_hash bytea primary key,
  -- The session that adds a passkey; null: a sign-in, which nobody has begun yet.
  session_id bigint references staff_sessions (id) on delete cascade,
  expires_at timestamptz not null
);
create index on staff_challenges (session_id);
create index on staff_challenges (expires_at);
alter table staff_challenges enable row level security;
create policy owner_sees_all on staff_challenges to current_user using (true) with check (true);
