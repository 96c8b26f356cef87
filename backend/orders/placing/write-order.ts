import type { LoadedCart } from '@/backend/cart';
import type { Context } from '@/backend/context';
import { keepOrderPhotos } from '@/backend/delivery';
import type { OfferedMethod } from '@/backend/payments/methods';
import type { Sql } from '@/backend/platform/database/database';
import { agreedJson, type PurchaseRow, recordEvent } from '@/backend/purchases';
import { listGroupMembers } from '@/backend/purchases/members';
import { NEVER_BEFORE, PAYMENT_COLUMNS, type PaymentRow } from '@/backend/purchases/payments';
import { acquisitionOf, forgetSaleAt, MARK_SOLD } from '@/backend/visit';
import type { Order } from '@/lib/contract/orders/orders';
import { totalOf } from '@/lib/domain/cart/bill';
import { isRoomCharge } from '@/lib/domain/payments/payment-methods';
import { holdMsOf } from '@/lib/domain/payments/transfer';
import { type History, readHistory, toOrder } from '../load-order';
import { addRatingNotice } from '../notices/rating-notices';
import { takeCoupon } from './coupon-uses';
import { asOrdered, freezeLines } from './freeze-lines';
import { takeSlot } from './slot-places';
import { takeStock } from './stock';
import { takeTurn } from './take-turn';

type Work = { sql: Sql; ctx: Context; cart: LoadedCart; method: OfferedMethod };

function holdUntil({ ctx, cart, method }: Work): Date | null {
  if (!method.online || totalOf(cart.bill) === 0) return null;
  const transfer = method.method === 'transfer' ? cart.purchase.supplier.settings.transfer : null;
  return new Date(ctx.now.getTime() + holdMsOf({ transfer }));
}

const isDeliveryFree = ({ coupon }: PurchaseRow): boolean => coupon?.rules.terms.kind === 'free_delivery';

/** With its number, unless it was placed before; in the same statement, as each version of the row costs all its indexes. */
async function writePurchase(work: Work): Promise<PurchaseRow> {
  const { sql, ctx, cart } = work;
  const { bill, purchase } = cart;
  const until = holdUntil(work);
  const [written] = await sql<Partial<PurchaseRow>>(
    `with sold as (${MARK_SOLD} and $7::timestamptz is not null)
     update purchases set status = 'in_progress', version = version + 1, updated_at = $3, placed_at = $3,
       supplier_id = $10, bill = $5, total_minor = $12, stock_held = true, hold_until = $6, released_at = $7, placed_key = $8,
       acquisition_id = ${acquisitionOf('purchases.profile_id')}, number = coalesce(number, next_order_number()),
       details = details - 'removed' - 'promisedSlot' || jsonb_build_object('arrival', $9::jsonb, 'isDeliveryFree', $11::boolean,
         'shippingZone', $13::text) || jsonb_strip_nulls(jsonb_build_object('promisedSlot', $14::text))
     where instance_id = $1 and id = $2
     returning status, version, details, placed_at, bill, total_minor, stock_held, hold_until, released_at, placed_key, number,
       ${agreedJson('purchases')} as agreed`,
    [
      ctx.instance.id,
      purchase.id,
      ctx.now,
      forgetSaleAt(ctx.now),
      JSON.stringify(bill),
      until,
      // What waits for its payment is not sold yet.
      until ? null : ctx.now,
      ctx.idempotencyKey,
      JSON.stringify(cart.arrival),
      purchase.supplier.id,
      isDeliveryFree(purchase),
      totalOf(bill),
      cart.shippingZone,
      cart.promisedSlot,
    ],
  );
  return { ...purchase, ...written };
}

function writePayment(work: Work): Promise<PaymentRow[]> {
  const { sql, ctx, cart, method } = work;
  const until = holdUntil(work);
  return sql<PaymentRow>(
    `insert into payments (instance_id, purchase_id, attempt, method, provider, status, amount_minor, reference,
       created_at, expires_at, payer_id)
     select $1, $2, attempt, $3, $4, $5, $6, $2 || '-' || attempt || '-' || ${NEVER_BEFORE}, $7, $8, $9
     from (select coalesce(max(attempt), 0) + 1 as attempt from payments where instance_id = $1 and purchase_id = $2) next
     returning ${PAYMENT_COLUMNS}`,
    [
      ctx.instance.id,
      cart.purchase.id,
      method.method,
      method.provider,
      until ? 'created' : method.online || isRoomCharge(method.method) ? 'success' : 'pending',
      totalOf(cart.bill),
      ctx.now,
      until,
      cart.purchase.profile_id,
    ],
  );
}

/** Read only of what was placed before: else it has nothing but what is written here. */
async function writeHistory(work: Work): Promise<History> {
  const { sql, ctx, cart } = work;
  const { purchase } = cart;
  const { id: purchaseId } = purchase;
  const [payments, , known] = await Promise.all([
    writePayment(work),
    recordEvent({ sql, ctx, purchaseId, kind: 'status', value: 'in_progress' }),
    purchase.bill === null ? null : readHistory({ sql, ctx, purchases: [purchase] }),
  ]);
  return (
    known ?? {
      payments: new Map(payments.map((row) => [purchaseId, { ...row, owed_minor: 0, refunds: null }])),
      moments: [{ purchase_id: purchaseId, value: 'in_progress', created_at: ctx.now }],
    }
  );
}

/** Of the door that a delivery goes to. */
function keepPhotos({ sql, ctx, cart: { purchase } }: Work): Promise<void> {
  const photos = purchase.service === 'delivery' ? (purchase.details.place?.photos ?? []) : [];
  return keepOrderPhotos({ sql, ctx, purchase, photos });
}

/**
 * Sent together; slot, stock, then coupon, come last, so others wait little (docs/decisions/0073). Turn and number come
 * after them, so a refused order takes none. @throws a refusal when the slot is full, or stock or coupon gone
 */
export async function writeOrder(work: Work): Promise<Order> {
  const { sql, ctx, cart } = work;
  const { id } = cart.purchase;
  const [, history, members, , , , left, , turn, purchase] = await Promise.all([
    freezeLines({ sql, ctx, lines: cart.lines }),
    writeHistory(work),
    listGroupMembers({ sql, ctx, purchases: [cart.purchase] }),
    keepPhotos(work),
    addRatingNotice({ sql, ctx, purchase: cart.purchase }),
    takeSlot({ sql, ctx, cart }),
    takeStock({ sql, ctx, lines: cart.lines }),
    takeCoupon({ sql, ctx, purchase: cart.purchase }),
    takeTurn({ sql, ctx, purchase: cart.purchase }),
    writePurchase(work),
  ]);
  const lines = cart.lines.map((line) => ({ ...asOrdered(line), stock: left.get(line.offerId) ?? null }));
  return toOrder({
    ctx,
    purchase: {
      ...purchase,
      ...turn,
      role: 'owner',
      member_number: members[0]?.number ?? null,
      is_payer: false,
    },
    parts: {
      ...{ ...history, members, lines: new Map([[id, lines]]) },
      ...{ stalls: [], ratings: [], choices: new Map() },
    },
  });
}
