-- Whether a tenant asks for a code by SMS: every call knows it with its tenant.
alter table instances add column asks_phone_code boolean not null
  generated always as (coalesce(settings -> 'flags' -> 'smsVerification', 'false') = 'true') stored;

-- A code that was asked for (rule people/phone-code). The code itself is derived from the row, never stored. `send_at`
-- makes the row due to be sent; the phone is kept no longer than that.
create table phone_codes (
  instance_id bigint not null references instances (id) on delete cascade,
  id uuid not null,
  profile_id bigint not null,
  purchase_id bigint not null,
  phone text,
  phone_hash bytea not null,
  address_hash bytea,
  lang text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries int not null default 0,
  used_at timestamptz,
  send_at timestamptz,
  send_tries int not null default 0,
  primary key (instance_id, id),
  foreign key (instance_id, purchase_id) references purchases (instance_id, id) on delete cascade,
  foreign key (instance_id, profile_id) references profiles (instance_id, id) on delete cascade,
  check (send_at is null or phone is not null)
);
create index on phone_codes (instance_id, created_at);
create index on phone_codes (created_at);
create index on phone_codes (send_at) where send_at is not null;

-- A phone that a profile has shown to be its own.
create table confirmed_phones (
  instance_id bigint not null references instances (id) on delete cascade,
  profile_id bigint not null,
  phone text not null,
  confirmed_until timestamptz not null,
  primary key (instance_id, profile_id, phone),
  foreign key (instance_id, profile_id) references profiles (instance_id, id) on delete cascade
);
create index on confirmed_phones (confirmed_until);

select bind_to_instance('phone_codes'), bind_to_instance('confirmed_phones');
grant select, insert, update on phone_codes, confirmed_phones to ordering_app;
