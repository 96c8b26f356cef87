-- Who reaches a purchase (rule orders/members): who began it, and whom a link let in.
create table purchase_members (
  instance_id bigint not null references instances (id) on delete cascade,
  purchase_id bigint not null,
  profile_id bigint not null,
  role text not null check (role in ('owner', 'guest')),
  joined_at timestamptz not null,
  primary key (instance_id, purchase_id, profile_id),
  foreign key (instance_id, purchase_id) references purchases (instance_id, id) on delete cascade,
  foreign key (instance_id, profile_id) references profiles (instance_id, id)
);
create unique index one_owner on purchase_members (instance_id, purchase_id) where role = 'owner';
create index on purchase_members (instance_id, profile_id, purchase_id);

insert into purchase_members (instance_id, purchase_id, profile_id, role, joined_at)
select instance_id, id, profile_id, 'owner', created_at from purchases;

alter table purchase_members enable row level security;
alter table purchase_members force row level security;
create policy one_instance on purchase_members to ordering_app
  using (instance_id = current_instance_id()) with check (instance_id = current_instance_id());
create policy owner_sees_all on purchase_members to current_user using (true) with check (true);
grant select, insert on purchase_members to ordering_app;
