-- runs with 24-orders-agreed.sql
-- Orders for now of branches that say how many orders a slot takes: each keeps the slot that it is promised in.
create index purchases_by_promised_slot on purchases (instance_id, supplier_id, (details ->> 'promisedSlot'))
  where details ->> 'promisedSlot' is not null and status not in ('cart', 'cancelled');
