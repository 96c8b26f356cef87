-- What staff tell the diner of a refund; `note` is for staff alone (rule payments/staff-refunds).
alter table refunds add column words text check (length(words) between 1 and 200);
