-- runs with 40-payments-without-wallets.sql
-- When the next event is handled: the earliest of those that are tried again, or the oldest of those that nobody has tried.
create index events_due on webhook_inbox (handle_at, received_at) where handled_at is null;
