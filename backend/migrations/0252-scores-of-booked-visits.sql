-- A booked visit counts once, by its organiser, who hands out the links of its guests, and not where nobody came
-- (rule feedback/public-score).
create or replace function count_booking_rating() returns trigger language plpgsql as $$
declare said booking_ratings := coalesce(new, old);
begin
  perform count_score(b.instance_id, b.supplier_id, said.score, case tg_op when 'INSERT' then 1 else -1 end)
  from bookings b where b.instance_id = said.instance_id and b.id = said.booking_id
    and said.guest_number is null and b.no_show_at is null;
  return null;
end $$;

create function uncount_missed_visit() returns trigger language plpgsql as $$
begin
  perform count_score(r.instance_id, new.supplier_id, r.score, -1)
  from booking_ratings r where r.instance_id = new.instance_id and r.booking_id = new.id and r.guest_number is null;
  return null;
end $$;
create trigger uncount_missed_visit after update of no_show_at on bookings for each row
  when (old.no_show_at is null and new.no_show_at is not null) execute function uncount_missed_visit();

update branch_scores c set count = c.count - gone.count, sum = c.sum - gone.sum
from (
  select b.instance_id, b.supplier_id, count(*) as count, sum(r.score) as sum
  from booking_ratings r join bookings b on b.instance_id = r.instance_id and b.id = r.booking_id
  where r.guest_number is not null or b.no_show_at is not null group by 1, 2
) gone
where gone.instance_id = c.instance_id and gone.supplier_id = c.supplier_id;
