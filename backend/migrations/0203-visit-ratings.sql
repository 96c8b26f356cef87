-- What a diner says of a visit by the tab of a table's menu, once a day at a branch (rule feedback/rating-tab).
create table visit_ratings (
  instance_id bigint not null references instances (id) on delete cascade,
  id bigint generated always as identity,
  supplier_id bigint not null,
  profile_id bigint not null,
  -- The branch's own day.
  day date not null,
  -- How it was; null where it was not asked.
  score int check (score between 1 and 10),
  menu_score int check (menu_score between 1 and 10),
  comment text not null check (length(comment) <= 1000),
  -- Of who wants an answer: name, phone, email.
  contact jsonb,
  created_at timestamptz not null,
  primary key (instance_id, id),
  check (score is not null or menu_score is not null),
  constraint one_visit_rating_a_day unique (instance_id, supplier_id, profile_id, day),
  foreign key (instance_id, supplier_id) references suppliers (instance_id, id) on delete cascade,
  foreign key (instance_id, profile_id) references profiles (instance_id, id) on delete cascade
);
select bind_to_instance('visit_ratings');
grant select, insert on visit_ratings to ordering_app;
