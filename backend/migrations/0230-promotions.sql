-- A promotion says what it does, not only a price (rule menu/promotions).
update products set content = jsonb_set(content, '{promo}', (content -> 'promo') - 'priceMinor' || jsonb_build_object(
  'deal', case when content -> 'promo' -> 'priceMinor' = 'null' then '{"kind": "words"}'::jsonb
    else jsonb_build_object('kind', 'price', 'priceMinor', content -> 'promo' -> 'priceMinor') end,
  'branches', '[]'::jsonb, 'services', '[]'::jsonb, 'mix', null))
where content -> 'promo' ? 'priceMinor';

-- What bundles take off a line, frozen with its price (rule menu/bundles). Never more than it costs.
alter table purchase_lines add column off_minor bigint not null default 0,
  add constraint off_a_frozen_line check (off_minor between 0 and coalesce(unit_minor * count, 0));
alter table booking_lines add column off_minor bigint not null default 0,
  add constraint off_a_sent_line check (off_minor between 0 and coalesce(unit_minor * count, 0));
