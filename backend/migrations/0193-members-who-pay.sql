-- When a link let somebody in to pay (rule orders/links), also a guest of a group and whom staff took off an account.
alter table purchase_members add column pays_at timestamptz;
grant update (pays_at) on purchase_members to ordering_app;
