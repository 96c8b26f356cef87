-- Closed accounts of tables that wait for their kitchen are looked for among those that changed within a day (rule table/bill).
create index closed_accounts on purchases (instance_id, updated_at) where is_account and status = 'closed_account';
