-- A tip that its diner changed, in minor units (rule orders/tip).
alter table purchase_events drop constraint purchase_events_kind_check,
  add constraint purchase_events_kind_check check (kind in ('status', 'payment', 'tip'));
