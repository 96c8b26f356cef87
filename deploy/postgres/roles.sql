-- The image runs it once, as its superuser on an empty volume. The backend gets a role of its own, which row-level security
-- binds: `createrole` is for the role ordering_app, which the first migration makes.
\getenv password POSTGRES_PASSWORD
create role ordering login createrole password :'password';
create database ordering owner ordering;
-- The superuser is left to `docker compose exec postgres`: without a password nobody is let in over the network.
alter role postgres password null;
