-- runs with 67-pace.sql
-- Who made the code of a tablet; null: the operator. Who may not add tablets at its branch any more has given nothing.
alter table staff_devices add column code_by bigint references staff_people (id);
