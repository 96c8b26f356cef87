import type { SupplierRow } from '@/backend/branches';
import type { Context } from '@/backend/context';
import type { PurchaseRow } from '@/backend/purchases';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import type { CartIssueFound } from '@/lib/domain/cart/cart-issues';
import { findStallIssues } from '@/lib/domain/cart/stall-issues';
import { lineNameOf } from '../lines/line-name';
import type { PricedLine } from '../lines/priced-lines';

type Place = Pick<PurchaseRow, 'service' | 'subservice'> & { supplier: Pick<SupplierRow, 'court'> };

/** The court over whose counters a purchase is; null elsewhere (rule table/court). */
export const courtOf = ({ service, subservice, supplier }: Place): string | null =>
  service === 'on_table' && subservice !== 'room' ? supplier.court : null;

type Bound = Place & Pick<PurchaseRow, 'supplier' | 'stalls'>;

/** Lists the stalls of a court; outside one the branch itself stands for them. */
const stallsOf = (purchase: Bound): SupplierRow[] =>
  courtOf(purchase) === null ? [purchase.supplier] : (purchase.stalls ?? []);

export const sellsFrom = (purchase: Bound, supplierId: number): boolean =>
  stallsOf(purchase).some(({ id }) => id === supplierId);

type WithLines = { purchase: PurchaseRow; lines: readonly Pick<PricedLine, 'supplierId'>[] };

/** The slugs of the branches that the lines come from; its own without lines. */
export function slugsOf({ purchase, lines }: WithLines): string[] {
  const stalls = stallsOf(purchase).filter(({ id }) => lines.some((line) => line.supplierId === id));
  return (stalls.length > 0 ? stalls : [purchase.supplier]).map(({ slug }) => slug);
}

/** A court's cart that holds nothing of the stall where it began is another one's. */
export function moveHome<P extends PurchaseRow>({
  purchase,
  lines,
}: {
  purchase: P;
  lines: WithLines['lines'];
}): P {
  const { supplier } = purchase;
  if (purchase.status !== 'cart' || lines.some(({ supplierId }) => supplierId === supplier.id))
    return purchase;
  const [first] = lines.flatMap(({ supplierId }) => stallsOf(purchase).filter(({ id }) => id === supplierId));
  return first ? { ...purchase, supplier: first } : purchase;
}

/** Finds lines whose stall does not sell now; null outside a court, where the branch's own hours count. */
export function findCourtIssues({
  ctx,
  purchase,
  lines,
}: {
  ctx: Context;
  purchase: PurchaseRow;
  lines: readonly Pick<PricedLine, 'id' | 'stall' | 'content'>[];
}): CartIssueFound[] | null {
  if (courtOf(purchase) === null) return null;
  const stalls = stallsOf(purchase).map(({ id, services, settings }) => ({
    id,
    name: settings.name,
    services,
    hours: settings,
  }));
  const named = lines.map((line) => ({ ...line, name: lineNameOf({ ctx, content: line.content }) }));
  return findStallIssues({ lines: named, stalls, service: toServiceChoice(purchase), now: ctx.now });
}
