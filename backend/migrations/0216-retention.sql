-- What is told of visits is forgotten by age, tenant by tenant, oldest first (rule visit/retention).
create index trackings_detailed on trackings (instance_id, created_at) where details <> '{}';
create index acquisitions_detailed on acquisitions (instance_id, created_at) where details <> '{}';
create index sessions_detailed on sessions (instance_id, created_at) where details <> '{}';
create index on sessions (instance_id, created_at);
create index on performance_metrics (instance_id, created_at);
create index on cookie_consents (instance_id, created_at);
-- By which a session that ends finds what is left of it.
create index on trackings (instance_id, session_id);
create index on performance_metrics (instance_id, session_id);
create index on cookie_consents (instance_id, session_id);
