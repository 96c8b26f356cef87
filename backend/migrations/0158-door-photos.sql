-- A photo of a diner's door, kept with a saved place (rule delivery/door-photos): made anew from what was uploaded, for its
-- diner alone, and deleted when it is due.
create table door_photos (
  id bigint generated always as identity,
  instance_id bigint not null references instances (id) on delete cascade,
  profile_id bigint not null,
  picture bytea not null,
  -- Small, for its diner.
  preview bytea not null,
  uploaded_at timestamptz not null,
  forget_at timestamptz not null,
  primary key (instance_id, id),
  foreign key (instance_id, profile_id) references profiles (instance_id, id) on delete cascade
);
create index on door_photos (instance_id, profile_id, id);
create index on door_photos (forget_at);

-- What an order took of them when it was placed, for staff alone: it stays when the diner takes the photo away.
create table order_door_photos (
  instance_id bigint not null references instances (id) on delete cascade,
  purchase_id bigint not null,
  photo_id bigint not null,
  picture bytea not null,
  forget_at timestamptz not null,
  primary key (instance_id, purchase_id, photo_id),
  foreign key (instance_id, purchase_id) references purchases (instance_id, id) on delete cascade
);
create index on order_door_photos (forget_at);

alter table door_photos alter column picture set storage external, alter column preview set storage external;
alter table order_door_photos alter column picture set storage external;

select bind_to_instance('door_photos'), bind_to_instance('order_door_photos');
grant select, insert, update, delete on door_photos, order_door_photos to ordering_app;
