-- Searches of all tenants are deleted by age (rule delivery/place-log).
create index on place_searches (created_at);
drop index place_searches_instance_id_created_at_idx;
