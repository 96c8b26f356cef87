-- runs with 42-staff-people.sql
-- The station of the kitchen that makes it; null: everybody's (rule staff/stations). A product's wins over its category's, which wins
-- over that of the category above.
alter table categories add column station text;
alter table products add column station text;
