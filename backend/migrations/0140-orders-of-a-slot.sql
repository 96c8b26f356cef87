-- Orders for a chosen hour, counted by slot (rule branches/slot-places).
create index purchases_by_slot on purchases (instance_id, supplier_id, (details ->> 'scheduleDate'), (details ->> 'scheduleHour'))
  where subservice = 'schedule' and status not in ('cart', 'cancelled');
