-- Money: the accounts at gateways, the attempts to pay a purchase, the amounts that go back, the pictures that show a transfer,
-- and the events of gateways as they came.

-- A tenant's or a branch's account at a gateway (rule payments/accounts). Its keys are sealed with a key that is not in the
-- database, for exactly this instance, branch, provider and public id.
create table gateway_accounts (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  -- Null: the account serves every branch that has none of its own.
  supplier_id bigint,
  provider text not null,
  -- Part of the address that the account's events come to.
  public_id text not null unique,
  key_id text not null,
  sealed bytea not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- From then on it begins no attempt; the attempts that it began stay with it.
  retired_at timestamptz,
  unique (instance_id, id),
  foreign key (instance_id, supplier_id) references suppliers (instance_id, id)
);
create unique index one_account_in_use on gateway_accounts (instance_id, provider, coalesce(supplier_id, 0))
  where retired_at is null;
-- The config answer names the gateways' origins. Sealing the keys anew changes neither of these columns.
create trigger touch_instance after insert or update of changed_at, retired_at on gateway_accounts
  for each row execute function touch_instance();
select bind_to_instance('gateway_accounts');
grant select on gateway_accounts to ordering_app;

-- One row for each attempt, written before the gateway is called (guarantee/early-event). Cash is an attempt too (rule
-- orders/placing).
create table payments (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  purchase_id bigint not null,
  -- The profile whose attempt it is. Several people may pay one purchase (docs/decisions/0136).
  payer_id bigint not null,
  attempt int not null check (attempt >= 1),
  -- The key of the call that began the attempt. A repeated call finds the attempt, even when the server died before it wrote
  -- its answer (guarantee/killed-backend).
  request_key text,
  method text not null,
  -- Null when the money is taken in person.
  provider text,
  -- Null: the account in the environment, or paid in person.
  account_id bigint,
  status text not null check (status in (
    'created', 'unknown', 'pending', 'success', 'declined', 'error', 'expired', 'dropped')),
  amount_minor bigint not null check (amount_minor >= 0),
  -- The tip that a payment of a table's account carries (rule payments/shares): part of its amount, and not of the bill.
  tip_minor bigint not null default 0,
  -- The sums of the payment's refunds, and of those that were given. The rest of a success is what the order keeps.
  refunds_minor bigint not null default 0,
  given_minor bigint not null default 0,
  -- A deposit that came from a booking to the account of a table. It is more than the bill while nothing was ordered yet.
  is_deposit boolean not null default false,
  -- The name of the attempt at the gateway. It is unique, so that no reference is ever charged twice.
  reference text not null,
  provider_ref text,
  -- What the gateway charged under this reference that is not what the attempt asked for. It never pays the order. Null when
  -- all is well, and again when that charge holds no money any more.
  misfit jsonb,
  details jsonb not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz,
  -- When reconciliation asks the gateway next. Null when it is over.
  check_at timestamptz,
  checks int not null default 0,
  finished_at timestamptz,
  unique (instance_id, id),
  unique (instance_id, reference),
  unique (instance_id, purchase_id, attempt),
  foreign key (instance_id, purchase_id) references purchases (instance_id, id),
  foreign key (instance_id, payer_id) references profiles (instance_id, id),
  foreign key (instance_id, account_id) references gateway_accounts (instance_id, id),
  constraint tip_is_part_of_the_payment check (0 <= tip_minor and tip_minor <= amount_minor),
  -- Never more goes back than came (guarantee/no-more-back-than-paid).
  constraint no_more_back_than_paid check (
    0 <= given_minor and given_minor <= refunds_minor and refunds_minor <= amount_minor
    and (refunds_minor = 0 or status = 'success'))
);
-- A payer has one attempt at a time. That all attempts together never ask for more than the bill is calculated under the lock
-- of the purchase (guarantee/one-charge).
create unique index one_attempt_of_a_payer on payments (instance_id, purchase_id, payer_id)
  where status in ('created', 'unknown', 'pending');
create unique index payments_by_provider on payments (instance_id, provider, provider_ref) where provider_ref is not null;
create index payments_to_check on payments (check_at) where check_at is not null;
create index payments_that_do_not_fit on payments (instance_id, id) where misfit is not null;
create index transfers_under_review on payments (instance_id, id) where method = 'transfer' and status = 'pending';
select bind_to_instance('payments');
grant select, insert, update on payments to ordering_app;

-- Money that goes back to its payer: a row for each amount, which may be a part of a payment (docs/decisions/0135). `asked`: the
-- gateway may have given it back by now. `by_hand`: the gateway will not, so a person must.
create table refunds (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  payment_id bigint not null,
  amount_minor bigint not null check (amount_minor > 0),
  reason text not null check (reason in ('unwanted', 'cancelled', 'voided', 'staff', 'taken_off', 'not_used')),
  state text not null check (state in ('due', 'asked', 'by_hand', 'given')),
  -- Who caused it, as in `purchase_events`.
  actor text not null,
  -- The key of the staff's call, so that the same call gives the money back once.
  request_key text,
  -- A note for staff alone, and the words that the diner reads (rule payments/staff-refunds).
  note text check (length(note) <= 200),
  words text check (length(words) between 1 and 200),
  -- The stall that does not make its part of a court's order. Null: the refund is of the order as a whole.
  stall_order_id bigint,
  created_at timestamptz not null,
  given_by text check (given_by in ('gateway', 'hand')),
  given_at timestamptz,
  -- When the job looks at it next. Null when it is over.
  check_at timestamptz,
  checks int not null default 0,
  unique (instance_id, id),
  foreign key (instance_id, payment_id) references payments (instance_id, id),
  foreign key (instance_id, stall_order_id) references purchases (instance_id, id),
  check ((state = 'given') = (given_by is not null) and (state = 'given') = (given_at is not null)),
  check (state <> 'given' or check_at is null),
  constraint refunds_say_why check ((reason = 'staff') = (note is not null))
);
create index refunds_of_payment on refunds (instance_id, payment_id);
create index refunds_of_stall on refunds (instance_id, stall_order_id) where stall_order_id is not null;
create unique index refunds_of_a_call on refunds (instance_id, payment_id, actor, request_key) where request_key is not null;
create index refunds_owed on refunds (instance_id, id) where state <> 'given';
create index refunds_to_check on refunds (check_at) where check_at is not null;
select bind_to_instance('refunds');
grant select, insert, update on refunds to ordering_app;

-- The picture that shows a transfer, for staff alone (rule payments/transfer). It is encoded anew from the upload, replaced by
-- the next upload of its attempt, and deleted when it is due.
create table transfer_proofs (
  instance_id bigint not null references instances (id) on delete cascade,
  payment_id bigint not null,
  -- The hash of the file as it came: the same file again changes nothing.
  source_hash bytea not null,
  picture bytea not null,
  uploads int not null default 1,
  uploaded_at timestamptz not null,
  forget_at timestamptz not null,
  primary key (instance_id, payment_id),
  foreign key (instance_id, payment_id) references payments (instance_id, id) on delete cascade
);
alter table transfer_proofs alter column picture set storage external;
create index on transfer_proofs (forget_at);
select bind_to_instance('transfer_proofs');
grant select, insert, update, delete on transfer_proofs to ordering_app;

-- Events of gateways as they came, kept before anything of them is believed (guarantee/events-are-hints,
-- guarantee/early-event). An event belongs to the account whose secret verified it.
create table webhook_inbox (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  provider text not null,
  account_id bigint,
  event_key text not null,
  body jsonb not null,
  received_at timestamptz not null,
  -- How often the job has handled the event, and when it does so next. Null before the first time.
  tries int not null default 0,
  handle_at timestamptz,
  handled_at timestamptz,
  outcome text,
  unique (instance_id, id),
  foreign key (instance_id, account_id) references gateway_accounts (instance_id, id),
  constraint one_event_of_an_account unique nulls not distinct (instance_id, provider, account_id, event_key)
);
create index webhooks_to_handle on webhook_inbox (id) where handled_at is null;
select bind_to_instance('webhook_inbox');
grant select, insert, update on webhook_inbox to ordering_app;
