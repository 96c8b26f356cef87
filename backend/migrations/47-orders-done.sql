-- What a branch has handed over or cancelled lately (rule staff/recall).
create index purchases_done on purchases (instance_id, supplier_id, updated_at)
  where released_at is not null and status in ('delivered', 'finished', 'cancelled');
