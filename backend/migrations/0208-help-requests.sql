-- What is wrong with an order, in the words of who ordered, and what staff answered (rule orders/help).
create table help_requests (
  instance_id bigint not null references instances (id) on delete cascade,
  id bigint generated always as identity,
  purchase_id bigint not null,
  profile_id bigint not null,
  reason text not null check (reason in ('missing', 'wrong', 'quality', 'late', 'payment', 'other')),
  words text not null check (length(words) <= 1000),
  -- Made anew from what was sent, for staff alone, until it is deleted.
  picture bytea,
  forget_at timestamptz check ((forget_at is null) = (picture is null)),
  created_at timestamptz not null,
  answer text check (length(answer) between 1 and 1000),
  answered_at timestamptz check ((answered_at is null) = (answer is null)),
  primary key (instance_id, id),
  foreign key (instance_id, purchase_id, profile_id)
    references purchase_members (instance_id, purchase_id, profile_id) on delete cascade
);
create index on help_requests (instance_id, purchase_id);
create index on help_requests (instance_id, created_at);
create index on help_requests (forget_at) where forget_at is not null;
alter table help_requests alter column picture set storage external;
select bind_to_instance('help_requests');
grant select, insert, update on help_requests to ordering_app;
