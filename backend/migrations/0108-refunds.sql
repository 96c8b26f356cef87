-- Money that goes back to whoever paid: a row for each amount, also a part of a payment (docs/decisions/0135). `asked`: the
-- gateway may have given it back by now; `by_hand`: the gateway will not, so a person must.
create table refunds (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  payment_id bigint not null,
  amount_minor bigint not null check (amount_minor > 0),
  reason text not null check (reason in ('unwanted', 'cancelled', 'voided')),
  state text not null check (state in ('due', 'asked', 'by_hand', 'given')),
  -- Who caused it, as in purchase_events.
  actor text not null,
  created_at timestamptz not null,
  -- By whom it was given, and when.
  given_by text check (given_by in ('gateway', 'hand')),
  given_at timestamptz,
  -- When the job looks at it next; null when it is over.
  check_at timestamptz,
  checks int not null default 0,
  unique (instance_id, id),
  foreign key (instance_id, payment_id) references payments (instance_id, id),
  check ((state = 'given') = (given_by is not null) and (state = 'given') = (given_at is not null)),
  check (state <> 'given' or check_at is null)
);
create index refunds_of_payment on refunds (instance_id, payment_id);
create index refunds_owed on refunds (instance_id, id) where state <> 'given';
create index refunds_to_check on refunds (check_at) where check_at is not null;

alter table refunds enable row level security;
alter table refunds force row level security;
create policy one_instance on refunds to ordering_app
  using (instance_id = current_instance_id()) with check (instance_id = current_instance_id());
create policy owner_sees_all on refunds to current_user using (true) with check (true);
grant select, insert, update on refunds to ordering_app;

-- The sums of a payment's refunds, and of those that were given. What is left of a success is what its order keeps.
alter table payments add column refunds_minor bigint not null default 0, add column given_minor bigint not null default 0;

insert into refunds (instance_id, payment_id, amount_minor, reason, state, actor, created_at, given_by, given_at, check_at)
select p.instance_id, p.id, p.amount_minor, case when c.status = 'cancelled' then 'cancelled' else 'unwanted' end,
  case when p.status = 'refunded' then 'given'
    when p.provider is null or p.details ? 'is_void_refused' then 'by_hand' else 'due' end,
  'job', coalesce(p.finished_at, p.created_at),
  case when p.status = 'refunded' then
    case when exists (select 1 from staff_actions a where a.instance_id = p.instance_id
      and a.action = 'payment.refunded' and (a.details ->> 'id')::bigint = p.id) then 'hand' else 'gateway' end end,
  case when p.status = 'refunded' then coalesce(p.finished_at, p.created_at) end,
  case when p.status = 'refund_due' then p.check_at end
from payments p join purchases c on c.instance_id = p.instance_id and c.id = p.purchase_id
where p.status in ('refund_due', 'refunded') and p.amount_minor > 0;

drop index payments_owed_back;
drop index one_live_payment;
update payments set refunds_minor = amount_minor, given_minor = case when status = 'refunded' then amount_minor else 0 end,
  status = 'success', check_at = null, details = details - 'is_void_refused'
where status in ('refund_due', 'refunded');
alter table payments drop constraint payments_status_check;
alter table payments
  add constraint payments_status_check check (status in (
    'created', 'unknown', 'pending', 'success', 'declined', 'error', 'expired', 'dropped')),
  -- Never more goes back than came (guarantee/no-more-back-than-paid).
  add constraint no_more_back_than_paid check (
    0 <= given_minor and given_minor <= refunds_minor and refunds_minor <= amount_minor
    and (refunds_minor = 0 or status = 'success'));
-- One attempt of a purchase at a time (guarantee/one-charge); what was paid already is asked under the purchase's lock.
create unique index one_open_payment on payments (instance_id, purchase_id)
  where status in ('created', 'unknown', 'pending');
