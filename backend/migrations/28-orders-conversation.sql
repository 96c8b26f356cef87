-- runs with 24-orders-agreed.sql
-- The branch may write again about an order where nothing was asked since its last answer (rule orders/help): then the row has no
-- words of the diner, and its answer alone.
alter table help_requests add column of_branch boolean not null default false;
