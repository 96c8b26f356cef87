-- Diners: a profile at one tenant, the hashes of the tokens that open it, and the phones that it has confirmed. The profile of
-- a diner whose data were erased stays as an empty row.

create table profiles (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  details jsonb not null default '{}',
  created_at timestamptz not null,
  -- When the diner's data were erased (rule people/erase). The row stays for the rows that reference it.
  erased_at timestamptz,
  unique (instance_id, id)
);
select bind_to_instance('profiles');
grant select, insert, update, delete on profiles to ordering_app;

-- Refuses a new row for an erased profile, also when its call began before the erasure. The lock waits for an erasure that is
-- running. A table that diners write to without `holdDiner` has this trigger (rule people/erase).
create function refuse_erased() returns trigger language plpgsql as $$
declare erased timestamptz;
begin
  select erased_at into erased from profiles
    where instance_id = new.instance_id and id = new.profile_id for key share;
  if erased is not null then perform refuse('unauthorized'); end if;
  return new;
end $$;

create table profile_tokens (
  instance_id bigint not null,
  token_hash bytea not null,
  profile_id bigint not null,
  purpose text not null check (purpose in ('profile', 'smart_link')),
  -- The token was given by a smart link. It ends with the link when that is revoked (rule people/smart-link).
  by_link boolean not null default false,
  expires_at timestamptz,
  primary key (instance_id, token_hash),
  foreign key (instance_id, profile_id) references profiles (instance_id, id) on delete cascade,
  check (purpose = 'profile' or expires_at is not null),
  check (not by_link or expires_at is not null)
);
create index on profile_tokens (instance_id, profile_id);
create trigger refuse_erased before insert on profile_tokens for each row execute function refuse_erased();
select bind_to_instance('profile_tokens');
grant select, insert, update, delete on profile_tokens to ordering_app;

-- A phone that a profile has shown to be its own (rule people/phone-code).
create table confirmed_phones (
  instance_id bigint not null references instances (id) on delete cascade,
  profile_id bigint not null,
  phone text not null,
  confirmed_until timestamptz not null,
  primary key (instance_id, profile_id, phone),
  foreign key (instance_id, profile_id) references profiles (instance_id, id) on delete cascade
);
create index on confirmed_phones (confirmed_until);
create trigger refuse_erased before insert on confirmed_phones for each row execute function refuse_erased();
select bind_to_instance('confirmed_phones');
grant select, insert, update, delete on confirmed_phones to ordering_app;
