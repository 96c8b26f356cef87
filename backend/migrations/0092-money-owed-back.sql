-- Money owed back is listed to the staff, newest first, however many orders there were (docs/decisions/0092).
create index payments_owed_back on payments (instance_id, id) where status = 'refund_due';
-- What was owed before this was looked after is looked after from now on.
update payments set check_at = now() where status = 'refund_due' and provider is not null;
