-- When a member of an account sat down at another table; null while they are at its own (rule table/joining).
alter table purchase_members add column gone_at timestamptz;
grant update (gone_at) on purchase_members to ordering_app;

-- Whoever leaves takes along what they cannot eat.
drop trigger forget_allergens_of_members on purchase_members;
create trigger forget_allergens_of_members after update of left_at, gone_at on purchase_members
  for each row when (new.left_at is not null or new.gone_at is not null)
  execute function forget_allergens_of_members();
