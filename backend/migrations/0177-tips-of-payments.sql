-- The tip that a payment of a table's account carries (rule payments/shares): a part of its amount, and none of the bill.
alter table payments add column tip_minor bigint not null default 0;
alter table payments add constraint tip_is_part_of_the_payment check (0 <= tip_minor and tip_minor <= amount_minor);
