-- Branches of one court are its stalls: what is ordered over their counters is one purchase (rule table/court).
alter table suppliers add column court text;
create index suppliers_of_court on suppliers (instance_id, court) where court is not null;
