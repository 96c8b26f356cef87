-- runs with 68-staff-device-makers.sql
-- The history says that a diner cancelled an order too.
alter table staff_actions drop constraint staff_actions_doer_check, add constraint staff_actions_doer_check
  check (staff_key_id is not null or staff_person_id is not null or staff_device_id is not null
    or coalesce(details ->> 'by', '') in ('operator', 'branch', 'diner'));
-- What was done to one order, found by its id or by that of what its diner wrote.
create index staff_actions_by_subject on staff_actions (instance_id, (details ->> 'id'));
create index staff_actions_by_purchase on staff_actions (instance_id, (details ->> 'purchase')) where details ->> 'purchase' is not null;
