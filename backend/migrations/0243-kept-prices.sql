-- What a piece of a line cost when it was put in, and since when (rule cart/kept-price).
alter table purchase_lines add column kept_price jsonb;
