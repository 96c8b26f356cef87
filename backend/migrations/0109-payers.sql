-- Several people may pay one purchase (docs/decisions/0136): an attempt says whose it is.
alter table payments add column payer_id bigint;
update payments p set payer_id = coalesce((p.details ->> 'payer_id')::bigint, c.profile_id), details = p.details - 'payer_id'
from purchases c where c.instance_id = p.instance_id and c.id = p.purchase_id;
alter table payments alter column payer_id set not null,
  add foreign key (instance_id, payer_id) references profiles (instance_id, id);
-- One attempt of a payer at a time. That all attempts together never ask for more than the bill is added up under the
-- purchase's lock (guarantee/one-charge).
drop index one_open_payment;
create unique index one_attempt_of_a_payer on payments (instance_id, purchase_id, payer_id)
  where status in ('created', 'unknown', 'pending');
