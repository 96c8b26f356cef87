import { listTakenSlots, slotsFrom } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { type CoverageOf, findCoverageOf } from '@/backend/delivery';
import { waitsForCode } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';
import type { PurchaseRow } from '@/backend/purchases';
import { pointOf } from '@/lib/contract/people/contact';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import type { TakenSlots } from '@/lib/domain/branches/slots';
import { isForNow } from './promised-arrival';
import { scheduleOf } from './schedule';

type Asked = { sql: Sql; ctx: Context; purchase: PurchaseRow };

export const NOWHERE: CoverageOf = { zone: null, othersReach: false, drawn: [] };

/** The point of its address; null: none is known. */
export const placedAt = ({ place }: PurchaseRow['details']) => (place ? pointOf(place) : null);

/** Reads whether the cart's own branch comes to its address. */
export async function findCoverage({ sql, ctx, purchase }: Asked): Promise<CoverageOf> {
  const { supplier, has_zones: hasMap, details } = purchase;
  if (purchase.service !== 'delivery') return NOWHERE;
  return findCoverageOf({
    sql,
    instanceId: ctx.instance.id,
    supplierId: supplier.id,
    service: toServiceChoice(purchase),
    hasMap,
    point: placedAt(details),
    chosenZone: details.shippingZone ?? null,
  });
}

/** Says whether a cart waits for its phone's code; a placed order waits for none. */
export async function findWaitsForCode({
  sql,
  ctx,
  purchase: { status, service, details },
}: Asked): Promise<boolean> {
  return status === 'cart' && waitsForCode({ sql, ctx, service, contact: details.contact });
}

/** Lists the places that others hold, from now or from the day that the cart is wanted for on. */
export async function findTaken({ sql, ctx, purchase }: Asked): Promise<TakenSlots> {
  const { timezone } = purchase.supplier.settings;
  const from = isForNow(purchase)
    ? slotsFrom({ at: ctx.now, timezone })
    : (scheduleOf(purchase)?.date ?? null);
  if (purchase.status !== 'cart' || from === null) return new Map();
  return listTakenSlots({ sql, instanceId: ctx.instance.id, supplier: purchase.supplier, from });
}
