-- runs with 24-orders-agreed.sql
-- By which a diner without a point chooses a zone (rule delivery/price). Null: only a point finds it.
alter table zones add column name text;
