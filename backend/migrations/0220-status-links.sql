-- A link that shows how an order stands, and nothing personal (rule orders/status-link).
alter table purchase_links
  drop constraint purchase_links_purpose_check,
  add constraint purchase_links_purpose_check check (purpose in ('pay', 'group', 'rate', 'status'));
