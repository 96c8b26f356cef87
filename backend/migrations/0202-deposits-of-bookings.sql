-- The deposit of a booking (rule booking/deposit) is a purchase that is paid like an order, and is never a cart.
alter table purchases drop constraint purchases_service_check;
alter table purchases add constraint purchases_service_check
  check (service in ('delivery', 'take_away', 'on_table', 'book')),
  add constraint deposits_are_no_orders check (service <> 'book'
    or (status in ('in_progress', 'finished', 'cancelled') and number is null));

-- Its bill is one part.
create or replace function is_bill(bill jsonb, total bigint) returns boolean language sql immutable as $$
  select coalesce(sum((part ->> 'amountMinor')::bigint) = total
    and bool_or(part ->> 'kind' in ('products', 'deposit'))
    and count(*) = count(distinct part ->> 'kind')
    and bool_and(case part ->> 'kind'
      when 'coupon' then (part ->> 'amountMinor')::bigint < 0
      when 'products' then (part ->> 'amountMinor')::bigint >= 0
      else (part ->> 'amountMinor')::bigint > 0 end), false)
  from jsonb_array_elements(bill) part
$$;

alter table bookings add column deposit_purchase_id bigint,
  -- Until when it comes back to who cancels.
  add column deposit_refund_until timestamptz,
  -- The account of the table that it was taken off.
  add column deposit_account_id bigint,
  add constraint deposit_of_a_booking foreign key (instance_id, deposit_purchase_id) references purchases (instance_id, id),
  add constraint account_of_a_deposit foreign key (instance_id, deposit_account_id) references purchases (instance_id, id),
  add constraint deposit_with_its_end check ((deposit_purchase_id is null) = (deposit_refund_until is null)
    and (deposit_account_id is null or deposit_purchase_id is not null));
create unique index one_booking_of_a_deposit on bookings (instance_id, deposit_purchase_id)
  where deposit_purchase_id is not null;

-- Brought to a table's account from a booking: more than the bill while nothing was ordered yet.
alter table payments add column is_deposit boolean not null default false;

alter table refunds drop constraint refunds_reason_check;
alter table refunds add constraint refunds_reason_check
  check (reason in ('unwanted', 'cancelled', 'voided', 'staff', 'taken_off', 'not_used'));
