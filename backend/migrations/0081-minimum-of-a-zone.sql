-- What an order has to come to where it is far to bring it (rule cart/minimum-order); the country's and the branch's
-- minimum hold as well.
alter table zones add column minimum_minor bigint not null default 0 check (minimum_minor >= 0);
