-- A bill is its parts (rule cart/bill). One of the products, none of a kind twice; a coupon alone takes off.
create function is_bill(bill jsonb, total bigint) returns boolean language sql immutable as $$
  select coalesce(sum((part ->> 'amountMinor')::bigint) = total
    and bool_or(part ->> 'kind' = 'products')
    and count(*) = count(distinct part ->> 'kind')
    and bool_and(case part ->> 'kind'
      when 'coupon' then (part ->> 'amountMinor')::bigint < 0
      when 'products' then (part ->> 'amountMinor')::bigint >= 0
      else (part ->> 'amountMinor')::bigint > 0 end), false)
  from jsonb_array_elements(bill) part
$$;

alter table purchases add column bill jsonb;
update purchases set bill = (
  select jsonb_agg(jsonb_build_object('kind', kind, 'amountMinor', amount) order by place)
  from (values (1, 'products', subtotal_minor), (2, 'coupon', -discount_minor), (3, 'delivery', delivery_minor),
    (4, 'tip', tip_minor)) part (place, kind, amount)
  where kind = 'products' or amount <> 0)
where total_minor is not null;

-- Their check goes with them.
alter table purchases drop column subtotal_minor, drop column discount_minor, drop column delivery_minor,
  drop column tip_minor;
alter table purchases add constraint placed_with_its_bill check (status = 'cart'
  or (placed_at is not null and total_minor is not null and bill is not null and is_bill(bill, total_minor)));
