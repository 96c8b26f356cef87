-- A link to rate an order: what its owner says by it, also of the menu, and whom an answer should reach
-- (rule feedback/rating-link).
alter table purchase_links
  drop constraint purchase_links_purpose_check,
  add constraint purchase_links_purpose_check check (purpose in ('pay', 'group', 'rate'));
alter table order_ratings
  add column menu_score int check (menu_score between 1 and 10),
  add column contact jsonb;
