-- How many minutes a busy kitchen adds to what it promises; null: none. Until null: until staff say that it is over.
alter table suppliers add column busy_minutes smallint, add column busy_until timestamptz;
create index branches_busy on suppliers (busy_until) where busy_until is not null;
