-- Shares of a table's account (docs/decisions/0208): each holds its amount for five minutes, then belongs to a payment.
create table shares (
  id bigint generated always as identity,
  instance_id bigint not null references instances (id) on delete cascade,
  purchase_id bigint not null,
  payer_id bigint not null,
  kind text not null check (kind in ('equal', 'mine', 'lines', 'amount')),
  -- Of the bill; the tip comes on top.
  amount_minor bigint not null check (amount_minor > 0),
  tip_minor bigint not null check (tip_minor >= 0),
  -- What it takes of which lines: [{lineId, units, amountMinor}].
  parts jsonb not null,
  held_until timestamptz,
  payment_id bigint,
  primary key (instance_id, id),
  foreign key (instance_id, purchase_id) references purchases (instance_id, id) on delete cascade,
  foreign key (instance_id, payer_id) references profiles (instance_id, id),
  foreign key (instance_id, payment_id) references payments (instance_id, id),
  constraint held_or_paid check ((held_until is null) = (payment_id is not null))
);
create index on shares (instance_id, purchase_id);
create unique index one_held_share_of_a_payer on shares (instance_id, purchase_id, payer_id) where payment_id is null;
create unique index one_share_of_a_payment on shares (instance_id, payment_id) where payment_id is not null;
create index held_shares on shares (held_until) where held_until is not null;
select bind_to_instance('shares');
grant select, insert, update, delete on shares to ordering_app;

-- Money of what staff took off the bill of a table, where less is left of the bill than was paid.
alter table refunds drop constraint refunds_reason_check;
alter table refunds add constraint refunds_reason_check
  check (reason in ('unwanted', 'cancelled', 'voided', 'staff', 'taken_off'));
