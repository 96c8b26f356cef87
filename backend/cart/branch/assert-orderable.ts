import type { SupplierRow } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { PurchaseRow, Seat } from '@/backend/purchases';
import { resolveCapabilities } from '@/lib/domain/branches/capabilities';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import { findLineIssues } from '@/lib/domain/cart/cart-issues';
import { offersHours } from '../assert-hour';
import { toLineFacts } from '../lines/line-facts';
import type { PricedLine } from '../lines/priced-lines';

type Place = { supplier: SupplierRow; seat: Seat | null } & Pick<PurchaseRow, 'service' | 'subservice'>;

/** The capabilities of a diner there, from that table or room. */
export const capabilitiesOf = ({ supplier, seat, ...purchase }: Place) =>
  resolveCapabilities({
    service: toServiceChoice(purchase),
    onTableClass: supplier.on_table_class,
    tableKnown: seat?.kind === 'table',
    roomKnown: seat?.kind === 'room',
    hideCallWaiter: false,
  });

/** Lines of a member of an open account, until they are sent (rule table/rounds). */
export const isDraft = (purchase: Place & Pick<PurchaseRow, 'status'>): boolean =>
  purchase.status === 'cart' && capabilitiesOf(purchase).mustSendToPrepare;

/** @throws service_unavailable, on_table_unavailable for a menu to read, scan_table, scan_room */
export function assertOrderable(place: Place): void {
  const { supplier, service, subservice } = place;
  const isLater = subservice === 'schedule';
  if (!supplier.services.includes(toServiceChoice(place)) || (isLater && !offersHours({ service, supplier })))
    throw new AppError('service_unavailable');
  const { canOrder, reason } = capabilitiesOf(place);
  if (canOrder) return;
  throw new AppError(reason === 'scan_table' || reason === 'scan_room' ? reason : 'on_table_unavailable');
}

/** @param isMeant the lines that are meant; the others count with their stock @throws product_unavailable, product_removed,
 * option_sold_out, out_of_stock, product_max, product_hours, options_invalid */
export function assertSold({
  ctx,
  lines,
  at,
  timezone,
  isMeant = () => true,
}: {
  ctx: Context;
  lines: readonly PricedLine[];
  /** When they are wanted. */
  at: Date;
  timezone: string;
  isMeant?: (lineId: number) => boolean;
}): void {
  const issue = findLineIssues(toLineFacts({ ctx, lines, at, timezone })).find(
    ({ lineId }) => lineId !== null && isMeant(lineId),
  );
  if (!issue) return;
  if (issue.key === 'options_changed') throw new AppError('options_invalid', { values: { limit: 0 } });
  throw new AppError(issue.key, { values: issue.values });
}
