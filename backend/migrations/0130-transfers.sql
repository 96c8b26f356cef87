-- The picture that shows a transfer, for staff alone (rule payments/transfer): made anew from what was uploaded, replaced by
-- the next one of its attempt, and deleted when it is due.
create table transfer_proofs (
  instance_id bigint not null references instances (id) on delete cascade,
  payment_id bigint not null,
  -- Of the file as it came: the same file again changes nothing.
  source_hash bytea not null,
  picture bytea not null,
  uploads int not null default 1,
  uploaded_at timestamptz not null,
  forget_at timestamptz not null,
  primary key (instance_id, payment_id),
  foreign key (instance_id, payment_id) references payments (instance_id, id) on delete cascade
);
alter table transfer_proofs alter column picture set storage external;
create index on transfer_proofs (forget_at);
create index transfers_under_review on payments (instance_id, id) where method = 'transfer' and status = 'pending';

select bind_to_instance('transfer_proofs');
grant select, insert, update on transfer_proofs to ordering_app;

update suppliers set settings = settings || '{"transfer": null}';
