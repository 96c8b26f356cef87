-- runs with 73-money-moves.sql
-- The numbered closes of a branch, without gaps. A close claims the rows of the ledger that no other has, and keeps its figures as
-- they were (docs/decisions/0365).
create table money_closes (
  id bigint generated always as identity primary key,
  instance_id bigint not null references instances (id) on delete cascade,
  supplier_id bigint not null,
  number int not null check (number >= 1),
  actor text not null,
  -- When the close before was made; null: it is the first.
  since timestamptz,
  created_at timestamptz not null,
  counted_minor bigint not null check (counted_minor >= 0),
  -- The report, its business days and how many rows it claimed, in minor units.
  figures jsonb not null,
  note text check (length(note) between 1 and 200),
  -- How often it was printed again.
  copies int not null default 0,
  unique (instance_id, id),
  unique (instance_id, supplier_id, number),
  foreign key (instance_id, supplier_id) references suppliers (instance_id, id)
);
select bind_to_instance('money_closes');
grant select, insert, update (copies) on money_closes to ordering_app;

-- The cash that a drawer begins with may be said again: the row holds the difference.
alter table money_moves drop constraint moves_have_a_direction, add constraint moves_have_a_direction check (
  (kind <> 'cash_in' or amount_minor > 0)
  and (kind <> 'cash_out' or amount_minor < 0)
  and (kind <> 'taken' or amount_minor >= 0 and tip_minor >= 0)
  and (kind <> 'given_back' or amount_minor <= 0 and tip_minor <= 0));
