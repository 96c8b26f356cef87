-- What the gateway charged under this attempt's reference that is not what the attempt asked for; null when all is well,
-- and again when that charge holds no money any more. It never pays the order.
alter table payments add column misfit jsonb;
create index payments_that_do_not_fit on payments (instance_id, id) where misfit is not null;
