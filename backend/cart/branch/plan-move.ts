import { getSupplierRow } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import { getOwnPurchase, type PurchaseRow } from '@/backend/purchases';
import { hasSubservice, toServiceChoice } from '@/lib/domain/branches/service-choice';
import { withKeptPrice } from '@/lib/domain/cart/kept-price';
import { CART_LINES } from '@/lib/domain/cart/line-limits';
import { joinLines } from '@/lib/domain/cart/lines';
import { type ComingLine, type PlannedLine, planLines } from '../lines/plan-lines';
import { listPricedLines, type PricedLine } from '../lines/priced-lines';
import { assertOrderable } from './assert-orderable';
import { findOpenCart } from './open-cart';

export type MoveTarget = {
  supplierId: string;
  /** Left out: it stays the cart's. */
  service?: PurchaseRow['service'] | undefined;
  subservice?: PurchaseRow['subservice'] | undefined;
};

export type MovePlan = {
  isHere: boolean;
  /** The cart as it would be. */
  moved: PurchaseRow;
  planned: PlannedLine[];
  kept: { line: ComingLine; met: PricedLine | null; count: number }[];
  /** The diner's cart that is open there already (rule cart/one-per-service). */
  there: { purchase: PurchaseRow; lines: PricedLine[] } | null;
  /** Lines of the cart there that no line of this one equals. */
  joined: PricedLine[];
};

const NO_HOUR = { scheduleDate: null, scheduleHour: null };

async function findThere({
  sql,
  ctx,
  purchase,
  moved,
  lock,
}: {
  sql: Sql;
  ctx: Context;
  purchase: PurchaseRow;
  moved: PurchaseRow;
  lock: boolean;
}): Promise<MovePlan['there']> {
  const { service, supplier } = moved;
  const purchaseId = await findOpenCart({ sql, ctx, supplierId: supplier.id, service, subservice: null });
  if (purchaseId === null || purchaseId === purchase.id) return null;
  const open = await getOwnPurchase({ sql, ctx, purchaseId, lock });
  // It was ordered while this waited.
  if (open.status !== 'cart') return null;
  const lines = (await listPricedLines({ sql, ctx, purchases: [open] })).get(open.id) ?? [];
  return { purchase: open, lines };
}

async function hasZones({ sql, ctx, supplierId }: { sql: Sql; ctx: Context; supplierId: number }) {
  const [row] = await sql<{ has_zones: boolean }>(
    `select exists (select 1 from zones where instance_id = $1 and supplier_id = $2 and active
       and removed_at is null) as has_zones`,
    [ctx.instance.id, supplierId],
  );
  return row?.has_zones ?? false;
}

/** A line that comes back to where its price was kept costs that (rule cart/kept-price). */
function atOwnPrice({
  line,
  ctx,
  moved,
}: {
  line: ComingLine;
  ctx: Context;
  moved: PurchaseRow;
}): ComingLine {
  const sold = { offerId: line.offerId, service: toServiceChoice(moved) };
  const price = withKeptPrice({ price: line, kept: line.kept, sold, now: ctx.now });
  return { ...line, ...price };
}

/** Pieces that join a line there take the price that it keeps (rule cart/kept-price). */
function atPriceThere({ line, met, count }: MovePlan['kept'][number]): MovePlan['kept'][number] {
  if (!met?.keptUntil) return { line, met, count };
  const { unitMinor, ownMinor, beforeMinor, bundle, keptUntil, content } = met;
  return { line: { ...line, unitMinor, ownMinor, beforeMinor, bundle, keptUntil, content }, met, count };
}

/**
 * Plans the move of a cart to another branch or service (rule cart/change-branch, rule cart/brought-along).
 * @throws not_found, invalid_input, service_unavailable, on_table_unavailable, room_unavailable
 */
export async function planMove({
  sql,
  ctx,
  purchase,
  target,
  lock = false,
}: {
  sql: Sql;
  ctx: Context;
  purchase: PurchaseRow;
  target: MoveTarget;
  /** Holds the cart that is there before its lines are read. */
  lock?: boolean;
}): Promise<MovePlan> {
  const supplier = await getSupplierRow(sql, ctx.instance.id, target.supplierId);
  const { service = purchase.service } = target;
  const subservice = target.service === undefined ? purchase.subservice : (target.subservice ?? null);
  if (!hasSubservice({ service, subservice })) {
    throw new AppError('invalid_input', { fields: { subservice: 'not_of_service' } });
  }
  // Nothing is brought to a table: what is ordered there is chosen from its menu.
  if (service === 'on_table')
    throw new AppError(subservice === 'room' ? 'room_unavailable' : 'on_table_unavailable');
  assertOrderable({ supplier, service, subservice, seat: null });
  const isSameBranch = supplier.id === purchase.supplier.id;
  const leavesHour = purchase.subservice === 'schedule' && subservice !== 'schedule';
  const moved: PurchaseRow = {
    ...purchase,
    supplier,
    service,
    subservice,
    details: { ...purchase.details, ...(leavesHour ? NO_HOUR : {}) },
    has_zones: isSameBranch ? purchase.has_zones : await hasZones({ sql, ctx, supplierId: supplier.id }),
  };
  const lines = (await listPricedLines({ sql, ctx, purchases: [purchase] })).get(purchase.id) ?? [];
  const planned = await planLines({ sql, ctx, lines, place: moved });
  const there = await findThere({ sql, ctx, purchase, moved, lock });
  const coming = planned.flatMap(({ comes }) => (comes ? [comes] : []));
  const kept = joinLines({ coming, there: there?.lines ?? [] }).map(({ line, met, count }) =>
    met ? atPriceThere({ line, met, count }) : { line: atOwnPrice({ line, ctx, moved }), met, count },
  );
  const joined = (there?.lines ?? []).filter((one) => kept.every(({ met }) => met !== one));
  return {
    isHere: isSameBranch && service === purchase.service && subservice === purchase.subservice,
    moved: { ...moved, coupon: purchase.coupon ?? there?.purchase.coupon ?? null },
    planned,
    kept,
    there,
    joined,
  };
}

export const isTooLong = ({ kept, joined }: MovePlan): boolean => kept.length + joined.length > CART_LINES;
