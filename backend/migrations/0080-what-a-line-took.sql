-- What placing took of the stock for a line, which is what comes back: a product may be counted only since, or no more.
alter table purchase_lines add column taken int not null default 0 check (taken between 0 and 99);
-- Of orders that run already nobody wrote it down; they took of what is counted now, as far as anybody can tell.
update purchase_lines l set taken = l.count from purchases c, supplier_products o
where c.instance_id = l.instance_id and c.id = l.purchase_id and c.stock_held
  and o.instance_id = l.instance_id and o.id = l.offer_id and o.stock is not null;
