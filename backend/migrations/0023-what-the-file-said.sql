-- What the file said at the last import, beside what lives on while the product runs: an import writes a stock or an
-- availability only where the file's own word has changed.
alter table supplier_products add column file_stock int check (file_stock >= 0);
alter table supplier_products add column file_available boolean;
update supplier_products set file_stock = stock, file_available = available;
alter table supplier_products alter column file_available set not null;
alter table options add column file_available boolean;
update options set file_available = available;
alter table options alter column file_available set not null;
