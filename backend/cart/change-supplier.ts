import { getSupplierRow, localizer, majorOf, type SupplierRow } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import type { ProductContent } from '@/backend/stored/stored-product';
import type { Cart, SupplierChange } from '@/lib/contract/cart/cart';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import { currentPrice, unitPrice } from '@/lib/domain/menu/unit-price';
import { answerChanged } from './change-cart';
import { refusalOf } from './coupon-of-cart';
import { listOptionGroups, listPricedLines, type PricedLine, toChoices } from './priced-lines';
import { getOwnPurchase, lockOpenCart, type PurchaseRow } from './purchase-rows';
import { toIssueValues } from './to-cart';

type Move = { line: PricedLine; offerId: number | null; unitMinor: number };
type Input = { id: string; supplierId: string };
type Change = Input & { lost?: readonly number[] | undefined };

/** The same catalogue product at the other branch, if sold now. */
async function planMove({
  sql,
  ctx,
  purchase,
  target,
}: {
  sql: Sql;
  ctx: Context;
  purchase: PurchaseRow;
  target: SupplierRow;
}): Promise<Move[]> {
  const lines = (await listPricedLines({ sql, ctx, purchases: [purchase] })).get(purchase.id) ?? [];
  const productIds = lines.map(({ productId }) => productId);
  const offers = await sql<{ id: number; product_id: number; price_minor: number; content: ProductContent }>(
    `select o.id, o.product_id, o.price_minor, p.content from supplier_products o
     join products p on p.instance_id = o.instance_id and p.id = o.product_id and p.removed_at is null
     where o.instance_id = $1 and o.supplier_id = $2 and o.product_id = any ($3::bigint[])
       and o.removed_at is null and o.available and o.stock is distinct from 0`,
    [ctx.instance.id, target.id, productIds],
  );
  const groupsOf = await listOptionGroups({ sql, ctx, productIds });
  return lines.map((line) => {
    const offer = offers.find((one) => one.product_id === line.productId);
    if (!offer) return { line, offerId: null, unitMinor: 0 };
    const { promo } = offer.content;
    const priceMinor = currentPrice({
      listMinor: offer.price_minor,
      promo: promo && { price: promo.priceMinor, window: promo.window },
      at: ctx.now,
      timezone: target.settings.timezone,
    });
    const groups = groupsOf.get(line.productId) ?? [];
    return {
      line,
      offerId: offer.id,
      unitMinor: unitPrice({ priceMinor, groups, choices: toChoices(line.choices) }),
    };
  });
}

async function getTarget(
  sql: Sql,
  ctx: Context,
  purchase: PurchaseRow,
  supplierId: string,
): Promise<SupplierRow> {
  const target = await getSupplierRow(sql, ctx.instance.id, supplierId);
  if (!target.services.includes(toServiceChoice(purchase))) throw new AppError('service_unavailable');
  return target;
}

function previewCoupon({
  ctx,
  purchase,
  target,
  kept,
}: {
  ctx: Context;
  purchase: PurchaseRow;
  target: SupplierRow;
  kept: readonly Move[];
}): SupplierChange['coupon'] {
  if (!purchase.coupon) return null;
  const productsMinor = kept.reduce((sum, { line, unitMinor }) => sum + unitMinor * line.count, 0);
  const refusal = refusalOf({ purchase: { ...purchase, supplier: target }, productsMinor, at: ctx.now });
  const values = refusal && toIssueValues(refusal.values, majorOf(ctx.instance.currency));
  return { code: purchase.coupon.code, refusal: refusal && { key: refusal.key, values: values ?? {} } };
}

/** `GET /shopping_cart/change_supplier/{id}.json` (rule cart/change-branch). @throws not_found, service_unavailable */
export function previewSupplierChange({
  ctx,
  input,
}: {
  ctx: Context;
  input: Input;
}): Promise<SupplierChange> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const purchase = await getOwnPurchase({ sql, ctx, purchaseId: input.id });
    const target = await getTarget(sql, ctx, purchase, input.supplierId);
    const moves = await planMove({ sql, ctx, purchase, target });
    const text = localizer(ctx);
    const major = majorOf(ctx.instance.currency);
    const about = ({ line }: Move) => ({ line_id: line.id, name: text(line.content.name) });
    const kept = moves.filter(({ offerId }) => offerId !== null);
    const nameOf = ({ settings }: SupplierRow) => ({ name: settings.name });
    return {
      from: nameOf(purchase.supplier),
      to: nameOf(target),
      kept: kept.length,
      coupon: previewCoupon({ ctx, purchase, target, kept }),
      lost: moves
        .filter(({ offerId }) => offerId === null)
        .map((move) => ({ ...about(move), count: move.line.count })),
      repriced: kept
        .filter(({ line, unitMinor }) => unitMinor !== line.unitMinor)
        .map((move) => ({
          ...about(move),
          before: major(move.line.unitMinor),
          after: major(move.unitMinor),
        })),
    };
  });
}

/** @throws not_found, service_unavailable, cart_locked, order_closed, conflict if more is lost than the call names */
export function changeSupplier({ ctx, input }: { ctx: Context; input: Change }): Promise<Cart> {
  return ctx.db.tenant(ctx.instance.id, async (sql, commitAhead) => {
    const purchase = await lockOpenCart({ sql, ctx, purchaseId: input.id });
    const target = await getTarget(sql, ctx, purchase, input.supplierId);
    const moves = await planMove({ sql, ctx, purchase, target });
    const kept = moves.filter(({ offerId }) => offerId !== null);
    const { lost: told } = input;
    if (told && moves.some(({ offerId, line }) => offerId === null && !told.includes(line.id))) {
      throw new AppError('conflict');
    }
    const own = [ctx.instance.id, purchase.id];
    await sql(
      'delete from purchase_lines where instance_id = $1 and purchase_id = $2 and not id = any ($3::bigint[])',
      [...own, kept.map(({ line }) => line.id)],
    );
    await sql(
      `update purchase_lines l set offer_id = new.offer_id
       from unnest($3::bigint[], $4::bigint[]) as new (line_id, offer_id)
       where l.instance_id = $1 and l.purchase_id = $2 and l.id = new.line_id`,
      [...own, kept.map(({ line }) => line.id), kept.map(({ offerId }) => offerId)],
    );
    await sql('update purchases set supplier_id = $3 where instance_id = $1 and id = $2', [
      ...own,
      target.id,
    ]);
    const moved = await getOwnPurchase({ sql, ctx, purchaseId: purchase.id });
    return answerChanged({ sql, commitAhead, ctx, purchase: moved });
  });
}
