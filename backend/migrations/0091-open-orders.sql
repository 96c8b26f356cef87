-- What a kitchen is told of, oldest first: orders that nobody marks as finished stay delivered for ever.
drop index purchases_instance_id_supplier_id_status_idx;
create index purchases_open on purchases (instance_id, released_at)
  where released_at is not null and status not in ('cart', 'delivered', 'closed_account', 'finished', 'cancelled');
