-- What a tenant counts its visits by: where they came from, and how far they came (rule visit/numbers).
alter table acquisitions
  add column source text not null default 'unknown' check (length(source) between 1 and 100),
  add column medium text not null default '' check (length(medium) <= 100),
  add column campaign text not null default '' check (length(campaign) <= 100);
alter table trackings add column step text check (step in ('visit', 'menu', 'add_to_cart', 'begin_checkout'));
-- Of the events that were stored before.
update trackings set step = case
  when event = 'page_view' and details ->> 'view_vue' in ('Home', 'OnTableHome', 'OnTableMenuDigital', 'GrabAndGo', 'ServiceRoom',
    'MainCategories', 'SubCategories', 'Product') then 'menu'
  when event = 'page_view' then 'visit'
  when event = 'view_product' then 'menu'
  else event end
where event in ('page_view', 'view_product', 'add_to_cart', 'begin_checkout') and session_id is not null;
create index trackings_counted on trackings (instance_id, created_at, session_id, step) where step is not null;
-- The visit in which an order was placed; null once it is forgotten, or where none is known.
alter table purchases add column acquisition_id bigint,
  add foreign key (instance_id, acquisition_id) references acquisitions (instance_id, id) on delete set null (acquisition_id);
create index on purchases (instance_id, acquisition_id) where acquisition_id is not null;
create index on purchases (instance_id, placed_at) where placed_at is not null;
-- The visits of a diner.
create index on sessions (instance_id, profile_id, created_at) where profile_id is not null;
