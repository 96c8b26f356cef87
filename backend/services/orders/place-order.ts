import type { Order } from '@/lib/contract/orders';
import { isPaidFirst } from '@/lib/domain/capabilities';
import { toMinor } from '@/lib/domain/money';
import { toServiceChoice } from '@/lib/domain/service-choice';
import type { Context } from '../../context';
import type { Sql } from '../../db/database';
import { AppError } from '../../errors';
import {
  assertOpen,
  getOwnPurchase,
  type LoadedCart,
  loadCart,
  type PurchaseRow,
  toIssueValues,
} from '../cart';
import { type OfferedMethod, resolveMethods } from '../core-api';
import { majorOf } from '../experience';
import { takeCoupon } from './coupon-uses';
import { loadOrder, loadPlaced } from './load-order';
import { recordEvent } from './order-rows';
import { NEVER_BEFORE } from './reference';
import { takeStock } from './stock';

/** How long an unpaid order keeps what it took (decision 77). */
const HOLD_MS = 15 * 60_000;

/** The first rule that the cart breaks is the answer; the screens show them all beforehand. */
function assertPayable({ cart, ctx, total }: { cart: LoadedCart; ctx: Context; total: number }): void {
  const { currency } = ctx.instance;
  const major = majorOf(currency);
  const [issue] = cart.issues;
  if (issue) throw new AppError(issue.key, { values: toIssueValues(issue.values, major) });
  if (toMinor({ amount: total, currency }) !== cart.totals.totalMinor) {
    throw new AppError('total_changed', { values: { total: major(cart.totals.totalMinor) } });
  }
}

function getMethod({ purchase }: LoadedCart): OfferedMethod {
  const service = toServiceChoice(purchase);
  const offered = resolveMethods({ row: purchase.supplier, service });
  const chosen = offered.find(({ method }) => method === purchase.details.paymentMethod);
  if (!chosen) throw new AppError('payment_method_required');
  // What must be paid before the kitchen sees it cannot be paid in person; resolveMethods has left those out.
  if (!chosen.online && isPaidFirst({ service, onTableClass: purchase.supplier.on_table_class })) {
    if (chosen.method !== 'room_charge') throw new AppError('payment_method_required');
  }
  return chosen;
}

function freezeLines({ sql, ctx, cart }: { sql: Sql; ctx: Context; cart: LoadedCart }): Promise<unknown> {
  return sql(
    `update purchase_lines l set unit_minor = frozen.unit_minor, content = frozen.content
     from unnest($3::bigint[], $4::bigint[], $5::jsonb[]) as frozen (id, unit_minor, content)
     where l.instance_id = $1 and l.purchase_id = $2 and l.id = frozen.id`,
    [
      ctx.instance.id,
      cart.purchase.id,
      cart.lines.map(({ id }) => id),
      cart.lines.map(({ unitMinor }) => unitMinor),
      cart.lines.map(({ content }) => JSON.stringify(content)),
    ],
  );
}

/** Takes stock and then the coupon, sent together: others who want the same wait for one way there and back. */
async function takeBoth({ sql, ctx, cart }: { sql: Sql; ctx: Context; cart: LoadedCart }): Promise<void> {
  const stock = takeStock({ sql, ctx, lines: cart.lines });
  const coupon = takeCoupon({ sql, ctx, purchase: cart.purchase });
  coupon.catch(() => undefined);
  await stock;
  await coupon;
}

/** The statements that make the cart an order, sent one after the other. */
function writePlaced({
  sql,
  ctx,
  cart,
  method,
}: {
  sql: Sql;
  ctx: Context;
  cart: LoadedCart;
  method: OfferedMethod;
}): Promise<unknown>[] {
  const { totals, purchase } = cart;
  const own = [ctx.instance.id, purchase.id];
  const holdUntil = new Date(ctx.now.getTime() + HOLD_MS);
  // An order of nothing to pay has no gateway to wait for.
  const waits = method.online && totals.totalMinor > 0;
  const order = sql(
    `update purchases set status = 'in_progress', version = version + 1, updated_at = $3, placed_at = $3,
       subtotal_minor = $4, discount_minor = $5, delivery_minor = $6, tip_minor = $7, total_minor = $8,
       stock_held = true, hold_until = $9, released_at = $10, placed_key = $11
     where instance_id = $1 and id = $2`,
    [
      ...own,
      ctx.now,
      totals.subtotalMinor,
      totals.discountMinor,
      totals.deliveryMinor,
      totals.tipMinor,
      totals.totalMinor,
      waits ? holdUntil : null,
      waits ? null : ctx.now,
      ctx.idempotencyKey,
    ],
  );
  const payment = sql(
    `insert into payments (instance_id, purchase_id, attempt, method, provider, status, amount_minor, reference,
       created_at, expires_at)
     select $1, $2, attempt, $3, $4, $5, $6, $2 || '-' || attempt || '-' || ${NEVER_BEFORE}, $7, $8
     from (select coalesce(max(attempt), 0) + 1 as attempt from payments where instance_id = $1 and purchase_id = $2) next`,
    [
      ...own,
      method.method,
      method.provider,
      waits ? 'created' : method.online ? 'success' : 'pending',
      totals.totalMinor,
      ctx.now,
      waits ? holdUntil : null,
    ],
  );
  const event = recordEvent({ sql, ctx, purchaseId: purchase.id, kind: 'status', value: 'in_progress' });
  return [order, payment, event];
}

/** The very call that placed this order comes again: its server died before it could write the answer down. */
const isPlacedByThisCall = ({ ctx, purchase }: { ctx: Context; purchase: PurchaseRow }): boolean =>
  purchase.status !== 'cart' && ctx.idempotencyKey !== null && purchase.placed_key === ctx.idempotencyKey;

/**
 * `POST /orders.json`: in one transaction every rule is asked again, lines and prices are frozen, stock and
 * coupon are taken and a payment row is written; whoever loses a race leaves nothing behind (decision 77, quality T24, T33, T34).
 * @throws the first issue of the cart, total_changed, out_of_stock, coupon_used, product_unavailable, not_found, cart_locked, order_closed
 */
export async function placeOrder({
  ctx,
  input,
}: {
  ctx: Context;
  input: { purchase_id: number; total: number };
}): Promise<Order> {
  const placed = await ctx.db.tenant(ctx.instance.id, async (sql, commitAhead) => {
    const purchase = await getOwnPurchase({ sql, ctx, purchaseId: input.purchase_id, lock: true });
    if (isPlacedByThisCall({ ctx, purchase })) return loadOrder({ sql, ctx, purchaseId: purchase.id });
    assertOpen(purchase);
    const cart = await loadCart({ sql, ctx, purchase });
    assertPayable({ cart, ctx, total: input.total });
    const method = getMethod(cart);
    await ctx.checkpoint('order-checked');
    await takeBoth({ sql, ctx, cart });
    const written = [freezeLines({ sql, ctx, cart }), ...writePlaced({ sql, ctx, cart, method })];
    const sent = Promise.all([loadPlaced({ sql, ctx, purchase }), ...written]);
    sent.catch(() => undefined);
    await ctx.checkpoint('order-before-commit');
    commitAhead();
    const [order] = await sent;
    return order;
  });
  await ctx.checkpoint('order-after-commit');
  return placed;
}
