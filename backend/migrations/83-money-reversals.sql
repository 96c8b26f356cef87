-- Cash that was put in or taken out by mistake is taken back by a row of its own, once (rule staff/reversals); and the first print of a
-- close is its original, whenever it is made.
alter table money_moves add column reverses bigint;
alter table money_moves add foreign key (instance_id, reverses) references money_moves (instance_id, id);
create unique index moves_reversed_once on money_moves (instance_id, reverses) where reverses is not null;

alter table money_moves drop constraint moves_have_a_direction, add constraint moves_have_a_direction check (
  (kind <> 'cash_in' or (amount_minor > 0) = (reverses is null))
  and (kind <> 'cash_out' or (amount_minor < 0) = (reverses is null))
  and (kind <> 'taken' or amount_minor >= 0 and tip_minor >= 0)
  and (kind <> 'given_back' or amount_minor <= 0 and tip_minor <= 0));
alter table money_moves add constraint reversals_say_why check (
  reverses is null or (kind in ('cash_in', 'cash_out') and amount_minor <> 0 and reason is not null));

-- When its original was printed; null: not yet. Those of before were printed where they were made.
alter table money_closes add column printed_at timestamptz;
update money_closes set printed_at = created_at;
grant update (printed_at) on money_closes to ordering_app;
