import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { getDinerId } from '@/backend/people';
import type { Booking } from '@/lib/contract/booking/booking';
import { type AheadId, changeAhead } from './change-ahead';

/** The caller's booking that a line stands in. @throws unauthorized, not_found */
export async function findBookingOfLine({ ctx, lineId }: { ctx: Context; lineId: string }): Promise<string> {
  const [row] = await ctx.db.tenant(ctx.instance.id, (sql) =>
    sql<{ id: number }>(
      `select b.id from booking_lines l join bookings b on b.instance_id = l.instance_id and b.id = l.booking_id
       where l.instance_id = $1 and l.id = $2 and b.profile_id = $3`,
      [ctx.instance.id, lineId, getDinerId(ctx)],
    ),
  );
  if (!row) throw new AppError('not_found');
  return String(row.id);
}

/**
 * `DELETE /shopping_cart/add_product_to_book/{id}` and `POST …/remove_line.json`: what is not there is removed already.
 * @throws as `changeAhead`
 */
export const removeLineAhead = ({
  ctx,
  input: { lineId, ...booking },
}: {
  ctx: Context;
  input: AheadId & { lineId: number | string };
}): Promise<Booking> =>
  changeAhead({
    ctx,
    input: booking,
    change: async ({ sql, booking: { id } }) => {
      await sql('delete from booking_lines where instance_id = $1 and booking_id = $2 and id = $3', [
        ctx.instance.id,
        id,
        lineId,
      ]);
    },
  });
