-- A table may stand in an area of its room: a terrace, a bar, a floor (rule table/areas).
alter table tables add column area text;
