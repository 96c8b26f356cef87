-- What somebody at a table cannot eat, said with an explicit consent (rule table/avoided): health data, in no line, event or
-- log. It goes when its account is over, whatever ends it.
create table avoided_allergens (
  instance_id bigint not null references instances (id) on delete cascade,
  purchase_id bigint not null,
  profile_id bigint not null,
  allergens text[] not null check (cardinality(allergens) between 1 and 14),
  consented_at timestamptz not null,
  primary key (instance_id, purchase_id, profile_id),
  foreign key (instance_id, purchase_id) references purchases (instance_id, id) on delete cascade,
  foreign key (instance_id, profile_id) references profiles (instance_id, id) on delete cascade
);
select bind_to_instance('avoided_allergens');
grant select, insert, update, delete on avoided_allergens to ordering_app;

create function forget_avoided_allergens() returns trigger language plpgsql as $$
begin
  delete from avoided_allergens where instance_id = new.instance_id and purchase_id = new.id;
  return null;
end;
$$;
create trigger forget_avoided_allergens after update of status on purchases
  for each row when (new.is_account and new.status in ('closed_account', 'finished', 'cancelled'))
  execute function forget_avoided_allergens();
create function forget_allergens_of_members() returns trigger language plpgsql as $$
begin
  delete from avoided_allergens
  where instance_id = new.instance_id and purchase_id = new.purchase_id and profile_id = new.profile_id;
  return null;
end;
$$;
create trigger forget_allergens_of_members after update of left_at on purchase_members
  for each row when (new.left_at is not null) execute function forget_allergens_of_members();
