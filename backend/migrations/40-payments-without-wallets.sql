-- runs with 38-orders-news-read.sql
-- The way to pay `wallet` is gone. The sandbox alone took it, so no money was ever paid by it: what was is read as paid by card.
update suppliers
set settings = jsonb_set(settings, '{paymentMethods}', (
  select coalesce(jsonb_agg(one order by place), '[]')
  from jsonb_array_elements(settings -> 'paymentMethods') with ordinality as listed (one, place)
  where one ->> 'method' <> 'wallet'
))
where settings -> 'paymentMethods' @> '[{"method": "wallet"}]';
update payments set method = 'card' where method = 'wallet';
update purchases set details = details || '{"paymentMethod": "card"}' where details ->> 'paymentMethod' = 'wallet';
update profiles set details = details || '{"payment_method": "card"}' where details ->> 'payment_method' = 'wallet';
