-- How many have said how an order or a booked visit was at a branch, and the sum of their scores (rule feedback/public-score).
-- Kept with each rating, so that a menu's page counts none. Of a visit to a table nobody knows that there was one.
create table branch_scores (
  instance_id bigint not null references instances (id) on delete cascade,
  supplier_id bigint not null,
  count int not null check (count >= 0),
  sum bigint not null check (sum between count and 10 * count::bigint),
  primary key (instance_id, supplier_id),
  foreign key (instance_id, supplier_id) references suppliers (instance_id, id) on delete cascade
);
select bind_to_instance('branch_scores');
grant select, insert, update on branch_scores to ordering_app;

create function count_score(instance bigint, supplier bigint, score int, by int) returns void language sql as $$
  insert into branch_scores (instance_id, supplier_id, count, sum) values (instance, supplier, greatest(by, 0), greatest(by, 0) * score)
  on conflict (instance_id, supplier_id) do update
    set count = branch_scores.count + by, sum = branch_scores.sum + by * score
$$;

create function count_order_rating() returns trigger language plpgsql as $$
declare said order_ratings := coalesce(new, old);
begin
  perform count_score(p.instance_id, p.supplier_id, said.score, case tg_op when 'INSERT' then 1 else -1 end)
  from purchases p where p.instance_id = said.instance_id and p.id = said.purchase_id;
  return null;
end $$;
create trigger count_order_rating after insert or delete on order_ratings
  for each row execute function count_order_rating();

create function count_booking_rating() returns trigger language plpgsql as $$
declare said booking_ratings := coalesce(new, old);
begin
  perform count_score(b.instance_id, b.supplier_id, said.score, case tg_op when 'INSERT' then 1 else -1 end)
  from bookings b where b.instance_id = said.instance_id and b.id = said.booking_id;
  return null;
end $$;
create trigger count_booking_rating after insert or delete on booking_ratings
  for each row execute function count_booking_rating();

insert into branch_scores (instance_id, supplier_id, count, sum)
select instance_id, supplier_id, count(*), sum(score) from (
  select r.instance_id, p.supplier_id, r.score from order_ratings r
    join purchases p on p.instance_id = r.instance_id and p.id = r.purchase_id
  union all select r.instance_id, b.supplier_id, r.score from booking_ratings r
    join bookings b on b.instance_id = r.instance_id and b.id = r.booking_id
) said group by 1, 2;
