-- When what staff sold out with an end comes back by itself; null: without an end, and for what is available.
alter table supplier_products add column back_at timestamptz;
create index offers_back on supplier_products (back_at) where back_at is not null;
