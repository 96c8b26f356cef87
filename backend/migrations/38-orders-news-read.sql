-- runs with 34-tenant-email.sql
-- When staff last read what was new of a purchase: an order that still waits is new again five minutes later (rule orders/unaccepted).
alter table purchases add column news_read_at timestamptz;
