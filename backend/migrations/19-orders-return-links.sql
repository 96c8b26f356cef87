-- A payment's return address holds a link of the purpose `return`. It shows how that payment stands to a browser that did not
-- begin it (rule payments/return).
alter table purchase_links
  add column payment_id bigint,
  drop constraint purchase_links_purpose_check,
  add constraint purchase_links_purpose_check check (purpose in ('pay', 'group', 'rate', 'status', 'return')),
  add constraint return_link_names_its_payment check ((purpose = 'return') = (payment_id is not null)),
  add foreign key (instance_id, payment_id) references payments (instance_id, id) on delete cascade;
