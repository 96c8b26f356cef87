-- What diners say: ratings of orders, of booked visits and of visits to a table, and answers to surveys. Each branch has the
-- count and the sum of its public scores, kept with each rating.

-- What somebody who ordered says of the order, once (rule feedback/order-rating).
create table order_ratings (
  id bigint generated always as identity,
  instance_id bigint not null references instances (id) on delete cascade,
  purchase_id bigint not null,
  profile_id bigint not null,
  score int not null check (score between 1 and 10),
  -- What the owner also says by a link (rule feedback/rating-link): of the menu, and whom an answer should reach.
  menu_score int check (menu_score between 1 and 10),
  contact jsonb,
  comment text not null check (length(comment) <= 1000),
  created_at timestamptz not null,
  primary key (instance_id, id),
  constraint one_rating_of_each_diner unique (instance_id, purchase_id, profile_id),
  foreign key (instance_id, purchase_id, profile_id)
    references purchase_members (instance_id, purchase_id, profile_id) on delete cascade
);
create trigger refuse_erased before insert on order_ratings for each row execute function refuse_erased();
select bind_to_instance('order_ratings');
grant select, insert, update (comment, contact) on order_ratings to ordering_app;

-- What the organiser of a booking or one of its guests says of the visit, once (rule booking/rating).
create table booking_ratings (
  id bigint generated always as identity,
  instance_id bigint not null references instances (id) on delete cascade,
  booking_id bigint not null,
  -- Null: the organiser.
  guest_number int,
  score int not null check (score between 1 and 10),
  comment text not null check (length(comment) <= 1000),
  created_at timestamptz not null,
  primary key (instance_id, id),
  constraint one_rating_of_each unique nulls not distinct (instance_id, booking_id, guest_number),
  foreign key (instance_id, booking_id) references bookings (instance_id, id) on delete cascade,
  foreign key (instance_id, booking_id, guest_number) references booking_guests (instance_id, booking_id, number)
);
select bind_to_instance('booking_ratings');
grant select, insert, update (comment) on booking_ratings to ordering_app;

-- What a diner says of a visit by the tab of a table's menu, once a day at a branch (rule feedback/rating-tab).
create table visit_ratings (
  id bigint generated always as identity,
  instance_id bigint not null references instances (id) on delete cascade,
  supplier_id bigint not null,
  profile_id bigint not null,
  -- The day in the branch's time zone.
  day date not null,
  -- How the visit was. Null where it was not asked.
  score int check (score between 1 and 10),
  menu_score int check (menu_score between 1 and 10),
  comment text not null check (length(comment) <= 1000),
  -- Name, phone and email of a diner who wants an answer.
  contact jsonb,
  created_at timestamptz not null,
  primary key (instance_id, id),
  check (score is not null or menu_score is not null),
  constraint one_visit_rating_a_day unique (instance_id, supplier_id, profile_id, day),
  foreign key (instance_id, supplier_id) references suppliers (instance_id, id) on delete cascade,
  foreign key (instance_id, profile_id) references profiles (instance_id, id) on delete cascade
);
create trigger refuse_erased before insert on visit_ratings for each row execute function refuse_erased();
select bind_to_instance('visit_ratings');
grant select, insert, update (comment, contact) on visit_ratings to ordering_app;

-- What a diner answered to a survey, once a day at a branch (rule feedback/survey). The questions and the chosen options are
-- kept as they were asked, in the tenant's own language.
create table survey_answers (
  id bigint generated always as identity,
  instance_id bigint not null references instances (id) on delete cascade,
  supplier_id bigint not null,
  profile_id bigint not null,
  survey text not null,
  title text not null,
  service text not null,
  -- The day in the branch's time zone.
  day date not null,
  -- For each answer the key and the words of its question, and its value.
  answers jsonb not null,
  created_at timestamptz not null,
  primary key (instance_id, id),
  constraint one_answer_a_day unique (instance_id, supplier_id, profile_id, survey, day),
  foreign key (instance_id, supplier_id) references suppliers (instance_id, id) on delete cascade,
  foreign key (instance_id, profile_id) references profiles (instance_id, id) on delete cascade
);
create trigger refuse_erased before insert on survey_answers for each row execute function refuse_erased();
select bind_to_instance('survey_answers');
grant select, insert, update (answers) on survey_answers to ordering_app;

-- How many have rated an order or a booked visit at a branch, and the sum of their scores (rule feedback/public-score), so that
-- a menu's page counts no rows. Ratings of visits to a table do not count, because nobody knows whether there was a visit.
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

-- A booked visit counts once, by its organiser, who hands out the links of its guests. It does not count where nobody came.
create function count_booking_rating() returns trigger language plpgsql as $$
declare said booking_ratings := coalesce(new, old);
begin
  perform count_score(b.instance_id, b.supplier_id, said.score, case tg_op when 'INSERT' then 1 else -1 end)
  from bookings b where b.instance_id = said.instance_id and b.id = said.booking_id
    and said.guest_number is null and b.no_show_at is null;
  return null;
end $$;
create trigger count_booking_rating after insert or delete on booking_ratings
  for each row execute function count_booking_rating();

create function uncount_missed_visit() returns trigger language plpgsql as $$
begin
  perform count_score(r.instance_id, new.supplier_id, r.score, -1)
  from booking_ratings r where r.instance_id = new.instance_id and r.booking_id = new.id and r.guest_number is null;
  return null;
end $$;
create trigger uncount_missed_visit after update of no_show_at on bookings for each row
  when (old.no_show_at is null and new.no_show_at is not null) execute function uncount_missed_visit();
