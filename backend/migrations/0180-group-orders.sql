-- A cart that several people fill (rule cart/group): until when its guests add to it; null if nobody else ever could.
alter table purchases add column group_until timestamptz;
-- What a link is for: to pay an order, or to add to a cart. The token of the latter says which cart it is.
alter table purchase_links add column purpose text not null default 'pay' check (purpose in ('pay', 'group'));
create unique index links_of_groups on purchase_links (instance_id, token_hash) where purpose = 'group';

-- Whether a member of a group has chosen all.
alter table purchase_members add column is_done boolean not null default false;
grant update (number, name, left_at, is_done) on purchase_members to ordering_app;
