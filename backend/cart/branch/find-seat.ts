import type { SupplierRow } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import { findTableVisit, type PurchaseRow, type Seat, setSeat } from '@/backend/purchases';
import { seatKindOf } from '@/lib/domain/branches/capabilities';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import { assertOrderable } from './assert-orderable';
import { courtOf } from './court';

/**
 * The diner's own table or room at that branch (rule table/ordering); null without one, and where none is needed.
 * @param named by the caller @throws scan_table, scan_room where the named one is another
 */
export async function findSeat({
  sql,
  ctx,
  named = null,
  ...purchase
}: Pick<PurchaseRow, 'service' | 'subservice'> & {
  sql: Sql;
  ctx: Context;
  supplier: SupplierRow;
  named?: number | null;
}): Promise<Seat | null> {
  const { supplier } = purchase;
  const kind = seatKindOf({
    service: toServiceChoice(purchase),
    onTableClass: supplier.on_table_class,
  });
  if (kind === null) return null;
  const visit = await findTableVisit({ sql, ctx });
  const seat = visit?.supplierId === supplier.id && visit.seat.kind === kind ? visit.seat : null;
  if (named !== null && named !== seat?.id) throw new AppError(kind === 'room' ? 'scan_room' : 'scan_table');
  return seat;
}

/**
 * An order at the table goes where its diner sits now (rule table/ordering).
 * @throws scan_table, scan_room, on_table_unavailable, service_unavailable
 */
export async function followSeat<P extends PurchaseRow>({
  sql,
  ctx,
  purchase,
  named = null,
}: {
  sql: Sql;
  ctx: Context;
  purchase: P;
  named?: number | null;
}): Promise<P> {
  if (purchase.service !== 'on_table') return purchase;
  const seat = await findSeat({ sql, ctx, ...purchase, named });
  // The stalls of a court are asked each for its own lines.
  if (courtOf(purchase) === null) assertOrderable({ ...purchase, seat });
  if (seat?.id === purchase.seat?.id) return purchase;
  await setSeat({ sql, ctx, purchaseId: purchase.id, seatId: seat?.id ?? null });
  return { ...purchase, seat };
}
