-- Tables of one group may be joined for a party that none alone seats (rule booking/tables).
alter table tables add column join_group text;
