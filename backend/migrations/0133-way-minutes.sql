-- How long the way into a zone takes; its branch says it for a zone that does not (rule orders/arrival).
alter table zones add column way_minutes smallint check (way_minutes between 0 and 240);
