import type { Context } from '@/backend/context';
import type { Booking } from '@/lib/contract/booking/booking';
import { type AheadId, changeAhead } from './change-ahead';

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
