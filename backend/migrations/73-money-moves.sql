-- Every change of a branch's money, in the order in which it happened: what was taken and given back, and what its drawer got and
-- gave (rule payments/ledger). Rows are only added, and each belongs to one close at the most (docs/decisions/0364).
create table money_moves (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  supplier_id bigint not null,
  -- Null for a move of the drawer.
  purchase_id bigint,
  payment_id bigint,
  kind text not null check (kind in (
    'taken', 'tip', 'given_back', 'undone', 'corrected', 'opening', 'cash_in', 'cash_out')),
  method text not null,
  -- Signed: below 0 where money goes out. The tip stands apart.
  amount_minor bigint not null,
  tip_minor bigint not null default 0,
  -- What cash has no coins for: the drawer gets amount, tip and rounding.
  rounding_minor bigint not null default 0,
  -- The cash that somebody handed over; null: not told. The rest went back as change.
  received_minor bigint,
  change_minor bigint,
  -- A person, device or program of the restaurant, as in `purchase_events`; null: a gateway, a diner or a job.
  actor text,
  reason text check (length(reason) between 1 and 200),
  created_at timestamptz not null,
  -- The number of its branch's close; 0: before the first. Null: of none yet.
  close_number int check (close_number >= 0),
  unique (instance_id, id),
  foreign key (instance_id, supplier_id) references suppliers (instance_id, id),
  foreign key (instance_id, purchase_id) references purchases (instance_id, id),
  foreign key (instance_id, payment_id) references payments (instance_id, id),
  constraint moves_of_the_drawer_are_cash check (
    (kind in ('opening', 'cash_in', 'cash_out')) = (payment_id is null)
    and (payment_id is null) = (purchase_id is null)
    and (payment_id is not null or method = 'cash' and tip_minor = 0 and rounding_minor = 0)),
  constraint moves_have_a_direction check (
    (kind not in ('opening', 'cash_in') or amount_minor >= 0)
    and (kind <> 'cash_out' or amount_minor < 0)
    and (kind <> 'taken' or amount_minor >= 0 and tip_minor >= 0)
    and (kind <> 'given_back' or amount_minor <= 0 and tip_minor <= 0)),
  constraint change_is_the_rest check (
    (received_minor is null) = (change_minor is null)
    and (received_minor is null or received_minor - change_minor = amount_minor + tip_minor + rounding_minor))
);
create index moves_of_payment on money_moves (instance_id, payment_id) where payment_id is not null;
create index moves_of_purchase on money_moves (instance_id, purchase_id) where purchase_id is not null;
create index moves_of_branch on money_moves (instance_id, supplier_id, created_at, id);
create index moves_to_close on money_moves (instance_id, supplier_id) where close_number is null;
create index moves_of_close on money_moves (instance_id, supplier_id, close_number);

-- A close claims a row once; nothing else of it ever changes.
create function keep_money_moves() returns trigger language plpgsql as $$
begin
  if old.close_number is not null or to_jsonb(new) - 'close_number' <> to_jsonb(old) - 'close_number' then
    raise exception 'money moves are only added';
  end if;
  return new;
end $$;

-- What was paid and given back before. A refund is of the bill first, then of the tip. Of longer ago than a day it is in no close.
insert into money_moves (instance_id, supplier_id, purchase_id, payment_id, kind, method, amount_minor, tip_minor, created_at,
  close_number)
with paid as (
  select p.instance_id, c.supplier_id, p.purchase_id, p.id as payment_id, p.method, p.amount_minor,
    coalesce(p.finished_at, p.created_at) as taken_at,
    case when c.is_account then p.tip_minor else least(p.amount_minor, coalesce((
      select (part ->> 'amountMinor')::bigint from jsonb_array_elements(c.bill) part where part ->> 'kind' = 'tip'), 0)) end
      as tip_minor
  from payments p join purchases c on c.instance_id = p.instance_id and c.id = p.purchase_id
  where p.status = 'success' and p.amount_minor > 0),
given as (
  select paid.*, r.id as refund_id, r.given_at, r.amount_minor as given_minor,
    sum(r.amount_minor) over (partition by r.instance_id, r.payment_id order by r.given_at, r.id) as until_minor
  from paid join refunds r on r.instance_id = paid.instance_id and r.payment_id = paid.payment_id and r.state = 'given'),
moves as (
  select instance_id, supplier_id, purchase_id, payment_id, 'taken' as kind, method, amount_minor - tip_minor as amount_minor,
    tip_minor, taken_at as created_at, 0 as refund_id
  from paid
  union all
  select instance_id, supplier_id, purchase_id, payment_id, 'given_back', method,
    -(least(until_minor, amount_minor - tip_minor) - least(until_minor - given_minor, amount_minor - tip_minor)),
    -(given_minor - (least(until_minor, amount_minor - tip_minor) - least(until_minor - given_minor, amount_minor - tip_minor))),
    given_at, refund_id
  from given)
select instance_id, supplier_id, purchase_id, payment_id, kind, method, amount_minor, tip_minor, created_at,
  case when created_at < now() - interval '1 day' then 0 end
from moves order by created_at, payment_id, refund_id;

create trigger keep_money_moves before update on money_moves for each row execute function keep_money_moves();
select bind_to_instance('money_moves');
grant select, insert, update (close_number) on money_moves to ordering_app;
