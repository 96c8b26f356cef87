create table profiles (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  details jsonb not null default '{}',
  created_at timestamptz not null,
  unique (instance_id, id)
);

create table profile_tokens (
  instance_id bigint not null,
  token_hash bytea not null,
  profile_id bigint not null,
  purpose text not null check (purpose in ('profile', 'smart_link')),
  expires_at timestamptz,
  primary key (instance_id, token_hash),
  foreign key (instance_id, profile_id) references profiles (instance_id, id) on delete cascade
);
create index on profile_tokens (instance_id, profile_id);

create table sessions (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  profile_id bigint,
  details jsonb not null,
  created_at timestamptz not null,
  unique (instance_id, id),
  foreign key (instance_id, profile_id) references profiles (instance_id, id)
);

create table acquisitions (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  session_id bigint not null,
  details jsonb not null,
  created_at timestamptz not null,
  unique (instance_id, id),
  unique (instance_id, session_id),
  foreign key (instance_id, session_id) references sessions (instance_id, id)
);

create table trackings (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  event text not null,
  session_id bigint,
  details jsonb not null,
  created_at timestamptz not null,
  unique (instance_id, id),
  foreign key (instance_id, session_id) references sessions (instance_id, id)
);

create table performance_metrics (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  session_id bigint not null,
  transfer_kb int not null check (transfer_kb >= 0),
  created_at timestamptz not null,
  foreign key (instance_id, session_id) references sessions (instance_id, id)
);

create table cookie_consents (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  session_id bigint,
  profile_id bigint,
  version text not null,
  accepted boolean not null,
  purposes text[] not null,
  created_at timestamptz not null,
  foreign key (instance_id, session_id) references sessions (instance_id, id),
  foreign key (instance_id, profile_id) references profiles (instance_id, id)
);
