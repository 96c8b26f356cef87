-- What an order has to come to where it is far to bring it (decision 48); the country's and the branch's minimum hold as well.
alter table zones add column minimum_minor bigint not null default 0 check (minimum_minor >= 0);
