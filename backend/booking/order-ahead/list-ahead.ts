import { majorOf, type SupplierRow } from '@/backend/branches';
import { listLinesAhead, toCartLine } from '@/backend/cart';
import type { TenantSql } from '@/backend/context';
import type { OrderAhead } from '@/lib/contract/booking/booking';
import { partByStock } from '@/lib/domain/booking/order-ahead';
import { sumLines } from '@/lib/domain/cart/bill';
import { withBundles } from '@/lib/domain/menu/price-lines';

export type Ahead = { id: number; supplier: SupplierRow; order_sent_at: Date | null };

/** Lists the bookings of which some dish was gone when the party sat. */
const listGone = async ({
  sql,
  ctx,
  bookings,
}: TenantSql & { bookings: readonly Ahead[] }): Promise<number[]> => {
  const sent = bookings.filter(({ order_sent_at }) => order_sent_at !== null);
  if (sent.length === 0) return [];
  const rows = await sql<{ id: number }>(
    'select id from booking_lines where instance_id = $1 and booking_id = any ($2::bigint[]) and is_gone',
    [ctx.instance.id, sent.map(({ id }) => id)],
  );
  return rows.map(({ id }) => id);
};

/** Reads what bookings ordered ahead, by booking; one without lines is left out (rule booking/ordering-ahead). */
export async function readAhead(
  work: TenantSql & { bookings: readonly Ahead[] },
): Promise<Map<number, OrderAhead>> {
  const { ctx, bookings } = work;
  if (bookings.length === 0) return new Map();
  const [linesOf, wereGone] = await Promise.all([listLinesAhead(work), listGone(work)]);
  const major = majorOf(ctx.instance.currency);
  return new Map(
    bookings.map(({ id, order_sent_at: sentAt }) => {
      const lines = linesOf.get(id) ?? [];
      const gone = sentAt === null ? partByStock(lines).gone.map((line) => line.id) : wereGone;
      // No bundle counts what is gone.
      const left = withBundles(lines.filter((line) => !gone.includes(line.id)));
      return [
        id,
        {
          lines: lines.map((line) => {
            const of = left.find(({ id: own }) => own === line.id);
            return { ...toCartLine({ line: of ?? line, ctx }), is_gone: of === undefined };
          }),
          total: major(sumLines(left)),
          sent_at: sentAt?.toISOString() ?? null,
        },
      ];
    }),
  );
}
