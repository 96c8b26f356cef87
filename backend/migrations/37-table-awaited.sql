-- runs with 34-tenant-email.sql
-- Accounts that are over and still wait for their kitchen, also those that staff have finished (rule table/bill). The former build's
-- statement finds its closed ones by it too.
create index ended_accounts on purchases (instance_id, updated_at) where is_account and status in ('closed_account', 'finished');
drop index closed_accounts;

-- Rounds of all tenants of the last hour, of which a line may still wait (rule orders/unaccepted).
create index sent_rounds on rounds (sent_at);
