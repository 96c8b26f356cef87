-- What somebody who ordered says of it, once (rule feedback/order-rating).
create table order_ratings (
  instance_id bigint not null references instances (id) on delete cascade,
  id bigint generated always as identity,
  purchase_id bigint not null,
  profile_id bigint not null,
  score int not null check (score between 1 and 10),
  comment text not null check (length(comment) <= 1000),
  created_at timestamptz not null,
  primary key (instance_id, id),
  constraint one_rating_of_each_diner unique (instance_id, purchase_id, profile_id),
  foreign key (instance_id, purchase_id, profile_id)
    references purchase_members (instance_id, purchase_id, profile_id) on delete cascade
);
select bind_to_instance('order_ratings');
grant select, insert on order_ratings to ordering_app;
