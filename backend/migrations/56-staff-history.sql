-- runs with 48-staff-password-links.sql
-- The history of one person, and who has done something.
create index on staff_actions (instance_id, staff_person_id, created_at);
