-- The one of the restaurant's people who looks after the account of a table (rule staff/own-tables).
create table account_waiters (
  instance_id bigint not null references instances (id) on delete cascade,
  purchase_id bigint not null,
  person_id bigint not null,
  primary key (instance_id, purchase_id),
  foreign key (instance_id, purchase_id) references purchases (instance_id, id) on delete cascade,
  -- Who works there no more looks after nothing.
  foreign key (instance_id, person_id) references staff_roles (instance_id, person_id) on delete cascade
);
create index on account_waiters (instance_id, person_id);
select bind_to_instance('account_waiters');
grant select, insert, update, delete on account_waiters to ordering_app;
