-- Since when an order goes before the others in its kitchen; null: it does not (rule staff/first).
alter table purchases add column first_at timestamptz;
