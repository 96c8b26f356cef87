-- When the branch said that words of a diner need no answer, or answered later ones. Without it and without an answer they wait for
-- the branch (rule orders/help).
alter table help_requests add column settled_at timestamptz check (settled_at is null or not of_branch);
-- What was written before the branch's last words was answered by them.
update help_requests h set settled_at = later.answered_at from (
  select instance_id, purchase_id, profile_id, max(answered_at) as answered_at from help_requests
  where answered_at is not null group by instance_id, purchase_id, profile_id) later
where h.answer is null and later.instance_id = h.instance_id and later.purchase_id = h.purchase_id
  and later.profile_id = h.profile_id and later.answered_at >= h.created_at;
create index help_that_waits on help_requests (instance_id, purchase_id) where answer is null and settled_at is null;
