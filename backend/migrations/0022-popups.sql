-- Announcements over a branch's pages (rule branches/announcements). Branches are named by their slug within the
-- tenant.
create table popups (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  key text not null,
  position int not null,
  -- Null means all of them.
  branches text[],
  services text[],
  -- Days of the branch, both included.
  starts_on date,
  ends_on date check (ends_on >= starts_on),
  -- Texts in every language, picture and link. Read whole, never searched.
  content jsonb not null,
  removed_at timestamptz,
  unique (instance_id, id),
  unique (instance_id, key)
);
alter table popups enable row level security;
alter table popups force row level security;
create policy one_instance on popups to ordering_app
  using (instance_id = current_instance_id()) with check (instance_id = current_instance_id());
create policy owner_sees_all on popups to current_user using (true) with check (true);
-- Only an import writes here.
grant select on popups to ordering_app;
