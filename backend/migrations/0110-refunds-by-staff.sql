-- Staff give money back too: their words, and the key of their call, so that the same call gives it once.
alter table refunds drop constraint refunds_reason_check;
alter table refunds
  add column note text check (length(note) <= 200),
  add column request_key text,
  add constraint refunds_reason_check check (reason in ('unwanted', 'cancelled', 'voided', 'staff')),
  add constraint refunds_say_why check ((reason = 'staff') = (note is not null));
create unique index refunds_of_a_call on refunds (instance_id, payment_id, actor, request_key) where request_key is not null;
