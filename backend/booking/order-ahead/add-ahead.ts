import type { BookingRow } from '@/backend/booking/booking-rows';
import { majorOf } from '@/backend/branches';
import { assertSold, listLinesAhead, storedChoices } from '@/backend/cart';
import type { Context, TenantSql } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { AddProductToBookRequest, Booking } from '@/lib/contract/booking/booking';
import { CART_LINES, LINE_COUNT } from '@/lib/domain/cart/line-limits';
import { changeAhead } from './change-ahead';

type Input = AddProductToBookRequest;
type Adding = TenantSql & { booking: BookingRow; input: Input };

/** Equal dishes are one line. @throws product_removed, also for a product of another branch */
async function writeLine({ sql, ctx, booking, input: { product } }: Adding): Promise<number> {
  const [line] = await sql<{ id: number }>(
    `with counted as (
       update booking_lines set count = count + $6 where instance_id = $1 and id = (
         select min(l.id) from booking_lines l where l.instance_id = $1 and l.booking_id = $2 and l.offer_id = $3
           and l.choices = $4::jsonb and l.comment = $5 and l.count + $6 <= ${LINE_COUNT}) returning id),
     written as (
       insert into booking_lines (instance_id, booking_id, offer_id, choices, comment, count, created_at)
       select $1, $2, o.id, $4::jsonb, $5, $6, $7 from supplier_products o
       where o.instance_id = $1 and o.id = $3 and o.supplier_id = $8 and o.removed_at is null
         and not exists (select 1 from counted) returning id)
     select id from counted union all select id from written`,
    [
      ctx.instance.id,
      booking.id,
      product.id,
      storedChoices(product),
      product.comment ?? '',
      product.count,
      ctx.now,
      booking.supplier.id,
    ],
  );
  if (!line) throw new AppError('product_removed');
  return line.id;
}

/** @throws as `assertSold`, cart_full, age_required for what is for adults alone, price_changed */
async function add(adding: Adding): Promise<void> {
  const { sql, ctx, booking, input } = adding;
  const id = await writeLine(adding);
  const lines = (await listLinesAhead({ sql, ctx, bookings: [booking] })).get(booking.id) ?? [];
  const line = lines.find((one) => one.id === id);
  if (!line) throw new Error('a line was not written');
  if (lines.length > CART_LINES) throw new AppError('cart_full', { values: { limit: CART_LINES } });
  const { timezone } = booking.supplier.settings;
  assertSold({ ctx, lines, at: booking.starts_at, timezone, isMeant: (lineId) => lineId === id });
  // Somebody at the table sees who asks for it.
  if (line.content.isAlcoholic) throw new AppError('age_required');
  const price = majorOf(ctx.instance.currency)(line.unitMinor);
  if (price !== input.data_purchase.unit_price) throw new AppError('price_changed', { values: { price } });
}

/**
 * `POST /shopping_cart/add_product_to_book` (rule booking/ordering-ahead).
 * @throws as `changeAhead`, product_removed, product_unavailable, out_of_stock, option_sold_out, options_invalid,
 * cart_full, age_required, price_changed
 */
export function addProductToBook({ ctx, input }: { ctx: Context; input: Input }): Promise<Booking> {
  const { purchase_id, data_purchase } = input;
  return changeAhead({
    ctx,
    input: { id: String(purchase_id), token: data_purchase.token },
    change: (work) => add({ ...work, input }),
  });
}
