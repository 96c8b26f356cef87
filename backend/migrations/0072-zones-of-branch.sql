-- The branch stands first: an index that begins with the instance is as good as `zones_by_cell` to a planner that knows
-- only how many zones a tenant has on average, and reads all of a large one's (docs/decisions/0072).
drop index zones_of_branch;
create index zones_of_branch on zones (supplier_id, instance_id) where active and removed_at is null;
