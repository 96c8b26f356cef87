-- The secret of a member, which signs what their phone shows to the waiter (rule table/waiter-code).
alter table purchase_members add column code_secret uuid not null default gen_random_uuid();
