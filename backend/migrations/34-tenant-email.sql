-- runs with 33-booking-agreed.sql
-- Every call knows with its tenant whether it asks who orders for an e-mail address (rule people/optional-email).
alter table instances add column asks_email boolean not null
  generated always as (coalesce(settings ->> 'email', 'required') = 'required') stored;
