-- The slot, by date and hour, whose place a round takes in its kitchen (rule branches/slot-places). Null: its branch counts none.
alter table rounds add column slot text;
create index rounds_by_slot on rounds (instance_id, slot) where slot is not null;
create index rounds_by_time on rounds (instance_id, sent_at);

-- What holds a place of a branch's slots (rule branches/slot-places), from one slot to another, both included: an order for the one
-- that it is wanted for or promised in, a round for its own. `purchase` is the account of a round.
create function held_slots(of_instance bigint, of_supplier bigint, first_slot text, last_slot text)
  returns table (purchase bigint, slot text) stable language sql as $$
  select id, details ->> 'scheduleDate' || ' ' || (details ->> 'scheduleHour') from purchases
  where instance_id = of_instance and supplier_id = of_supplier and status not in ('cart', 'cancelled') and not is_split
    and subservice = 'schedule' and details ->> 'scheduleDate' between left(first_slot, 10) and left(last_slot, 10)
    and details ->> 'scheduleDate' || ' ' || (details ->> 'scheduleHour') between first_slot and last_slot
  union all
  select id, details ->> 'promisedSlot' from purchases
  where instance_id = of_instance and supplier_id = of_supplier and status not in ('cart', 'cancelled') and not is_split
    and details ->> 'promisedSlot' between first_slot and last_slot
  union all
  select c.id, r.slot from rounds r join purchases c on c.instance_id = r.instance_id and c.id = r.purchase_id
  where r.instance_id = of_instance and r.slot between first_slot and last_slot
    and c.supplier_id = of_supplier and c.status <> 'cancelled'
$$;

-- Orders and rounds that a kitchen has not finished (rule branches/busy): those of the last three hours, and those that are wanted
-- within the next one. What nobody has moved for longer is not being cooked, nor is a line that waits to be called.
-- Its statement is planned once for a connection: each commit asks for it.
create function kitchen_load(of_instance bigint, of_supplier bigint, zone text, at timestamptz)
  returns int stable language plpgsql as $$
begin
  return (
    (select count(*) from purchases
     where instance_id = of_instance and supplier_id = of_supplier and released_at > at - interval '3 hours'
       and status in ('in_progress', 'accepted', 'preparation') and subservice is distinct from 'schedule'
       and not is_account and not is_split and service <> 'book')
    + (select count(*) from purchases
       where instance_id = of_instance and supplier_id = of_supplier and released_at is not null
         and status in ('in_progress', 'accepted', 'preparation') and subservice = 'schedule' and not is_split
         and details ->> 'scheduleDate' between to_char((at - interval '3 hours') at time zone zone, 'YYYY-MM-DD')
           and to_char((at + interval '1 hour') at time zone zone, 'YYYY-MM-DD')
         and details ->> 'scheduleDate' || ' ' || (details ->> 'scheduleHour')
           between to_char((at - interval '3 hours') at time zone zone, 'YYYY-MM-DD HH24:MI')
           and to_char((at + interval '1 hour') at time zone zone, 'YYYY-MM-DD HH24:MI'))
    + (select count(*) from rounds r join purchases c on c.instance_id = r.instance_id and c.id = r.purchase_id
       where r.instance_id = of_instance and r.sent_at > at - interval '3 hours'
         and c.supplier_id = of_supplier and c.status <> 'cancelled'
         and exists (select from purchase_lines l where l.instance_id = r.instance_id and l.purchase_id = r.purchase_id
           and l.round = r.number and l.state in ('sent', 'preparation')
           and not (l.state = 'sent' and l.later and l.called_at is null)))
  );
end $$;

-- True while the load of its kitchen made a branch busy; `busy_until` is then when the load is looked at again, and no end.
alter table suppliers add column busy_by_load boolean not null default false;
-- Staff ended it: until then its load does not make it busy again.
alter table suppliers add column busy_rest_until timestamptz;
create index branches_with_load on suppliers (instance_id, id)
  where settings ->> 'busyOver' is not null and busy_minutes is null and removed_at is null;
-- A setting of a branch acts too, without anybody.
alter table staff_actions drop constraint staff_actions_doer_check, add constraint staff_actions_doer_check
  check (staff_key_id is not null or staff_person_id is not null or staff_device_id is not null
    or coalesce(details ->> 'by', '') in ('operator', 'branch'));
