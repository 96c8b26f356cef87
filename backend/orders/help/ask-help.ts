import type { Context, TenantSql } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { getDinerId, holdDiner } from '@/backend/people';
import { drawPicture } from '@/backend/platform/pictures/draw-picture';
import { recordEvent } from '@/backend/purchases';
import type { AskHelp, OrderHelp } from '@/lib/contract/orders/help-calls';
import { HELP_PHOTO_KEPT_MS, takesPhoto } from '@/lib/domain/orders/help';
import { lockOrder, type MovingOrder } from '../move-order';
import { lockStalls } from './hold-asked';
import { getOrdered, readExchanges, readHelp } from './read-help';

const LARGEST_SIDE = 1_280;

/** `GET /orders/{id}/help.json` (rule orders/help). @throws not_found, owner_only */
export const getHelp = ({
  ctx,
  input: { id },
}: {
  ctx: Context;
  input: { id: string };
}): Promise<OrderHelp> =>
  ctx.db.tenant(ctx.instance.id, async (sql) => {
    const purchase = await getOrdered({ sql, ctx, id });
    return (await readHelp({ sql, ctx, purchase })).help;
  });

/** Each stall of a court's order reads it (rule staff/news). */
async function tellStaff({
  sql,
  ctx,
  order,
  value,
}: TenantSql & { order: MovingOrder; value: string }): Promise<void> {
  await recordEvent({ sql, ctx, purchaseId: order.id, kind: 'help', value });
  const stalls = await lockStalls({ sql, ctx, order });
  for (const stall of stalls) {
    await recordEvent({ sql, ctx, purchaseId: stall.id, kind: 'help', value });
    ctx.publish({ id: stall.id, supplierId: stall.supplier_id });
  }
}

/** Asks staff for help with an order. @throws not_found, owner_only, order_closed, help_full */
export async function askHelp({
  ctx,
  input: { id, reason, words },
}: {
  ctx: Context;
  input: AskHelp & { id: string };
}): Promise<OrderHelp> {
  const { help, purchase } = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    // Two at once are counted one after the other.
    const order = await lockOrder({ sql, ctx, purchaseId: id });
    const own = await getOrdered({ sql, ctx, id });
    const { obstacle, reason: before } = await readHelp({ sql, ctx, purchase: own });
    if (obstacle) throw new AppError(obstacle);
    await ctx.checkpoint('help-before-write');
    const [asked] = await sql<{ id: number }>(
      `insert into help_requests (instance_id, purchase_id, profile_id, reason, words, created_at, lang)
       values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      [ctx.instance.id, own.id, getDinerId(ctx), reason ?? before, words.trim(), ctx.now, ctx.lang],
    );
    if (asked) await tellStaff({ sql, ctx, order, value: String(asked.id) });
    return { ...(await readHelp({ sql, ctx, purchase: own })), purchase: own };
  });
  ctx.publish({ id: purchase.id, supplierId: purchase.supplier.id });
  return help;
}

/**
 * Drawn anew before it is kept. @throws unauthorized, not_found, owner_only, order_closed for what is answered, settled or of before
 * yesterday, unsupported_media_type, picture_unusable
 */
export async function sendHelpPhoto({
  ctx,
  input: { id, request, file, visitor },
}: {
  ctx: Context;
  input: { id: string; request: string; file: Uint8Array; visitor: string | null };
}): Promise<OrderHelp> {
  const exchanges = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const purchase = await getOrdered({ sql, ctx, id });
    return readExchanges({ sql, ctx, purchaseId: purchase.id });
  });
  // No picture is drawn for another diner's order.
  const asked = exchanges.find((one) => String(one.id) === request);
  if (!asked) throw new AppError('not_found');
  if (!takesPhoto({ ...asked, now: ctx.now })) throw new AppError('order_closed');
  const { id: instanceId } = ctx.instance;
  const picture = await drawPicture({ instanceId, visitor, file, largestSide: LARGEST_SIDE });
  await ctx.checkpoint('help-photo-drawn');
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    // Drawing takes a while, in which they may have been erased.
    await holdDiner({ sql, ctx });
    const purchase = await getOrdered({ sql, ctx, id });
    const written = await sql(
      `update help_requests set picture = $5, forget_at = $6
       where instance_id = $1 and purchase_id = $2 and profile_id = $3 and id = $4 and answered_at is null and settled_at is null
       returning 1`,
      [
        ...[ctx.instance.id, purchase.id, getDinerId(ctx), request, picture],
        new Date(asked.at.getTime() + HELP_PHOTO_KEPT_MS),
      ],
    );
    if (written.length === 0) throw new AppError('order_closed');
    return (await readHelp({ sql, ctx, purchase })).help;
  });
}
