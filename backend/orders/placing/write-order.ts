import type { OfferedMethod } from '@/backend/branches';
import { courtOf, type LoadedCart, refuseSoldOut } from '@/backend/cart';
import type { Context } from '@/backend/context';
import { keepOrderPhotos } from '@/backend/delivery';
import type { Sql } from '@/backend/platform/database/database';
import { type PurchaseRow, placePurchase, recordEvent } from '@/backend/purchases';
import { freezeLines, takeStock } from '@/backend/purchases/lines';
import { listGroupMembers } from '@/backend/purchases/members';
import { addPayment, type PaymentRow } from '@/backend/purchases/payments';
import type { Order } from '@/lib/contract/orders/orders';
import { partOf, totalOf } from '@/lib/domain/cart/bill';
import { holdMsOf } from '@/lib/domain/orders/hold';
import { isRoomCharge } from '@/lib/domain/payments/payment-methods';
import { acceptPlaced } from '../accept-by-setting';
import { type History, readHistory, toOrder } from '../load-order';
import { addRatingNotice } from '../notices/rating-notices';
import { asOrdered } from './as-ordered';
import { takeCoupon } from './coupon-uses';
import { givePickUpNumber } from './give-pick-up-number';
import { takeSlot } from './slot-places';

/** `heldFrom`: the hash of the address that it waits of for an online payment. */
type Work = { sql: Sql; ctx: Context; cart: LoadedCart; method: OfferedMethod; heldFrom: string | null };

function holdUntil({ ctx, cart, method }: Work): Date | null {
  if (!method.online || totalOf(cart.bill) === 0) return null;
  const transfer = method.method === 'transfer' ? cart.purchase.supplier.settings.transfer : null;
  return new Date(ctx.now.getTime() + holdMsOf({ transfer }));
}

const isDeliveryFree = ({ coupon }: PurchaseRow): boolean => coupon?.rules.terms.kind === 'free_delivery';

function writePurchase(work: Work): Promise<PurchaseRow> {
  const { sql, ctx, cart } = work;
  const { purchase, bill, arrival, shippingZone, promisedSlot } = cart;
  const until = holdUntil(work);
  return placePurchase({
    sql,
    ctx,
    purchase,
    placing: {
      ...{ bill, arrival, shippingZone, promisedSlot },
      holdUntil: until,
      heldFrom: until === null ? null : work.heldFrom,
      isDeliveryFree: isDeliveryFree(purchase),
    },
  });
}

function writePayment(work: Work): Promise<PaymentRow | null> {
  const { sql, ctx, cart, method } = work;
  const until = holdUntil(work);
  return addPayment({
    sql,
    ctx,
    purchaseId: cart.purchase.id,
    payment: {
      method: method.method,
      provider: method.provider,
      status: until ? 'created' : method.online || isRoomCharge(method.method) ? 'success' : 'pending',
      amountMinor: totalOf(cart.bill),
      billTipMinor: partOf(cart.bill, 'tip'),
      expiresAt: until,
      payerId: cart.purchase.profile_id,
    },
  });
}

/** Read only for an order that was placed before; a new one has only the rows written here. */
async function writeHistory(work: Work): Promise<History> {
  const { sql, ctx, cart } = work;
  const { purchase } = cart;
  const { id: purchaseId } = purchase;
  const [payment, , known] = await Promise.all([
    writePayment(work),
    recordEvent({ sql, ctx, purchaseId, kind: 'status', value: 'in_progress' }),
    purchase.bill === null ? null : readHistory({ sql, ctx, purchases: [purchase] }),
  ]);
  return (
    known ?? {
      payments: new Map(payment ? [[purchaseId, { ...payment, owed_minor: 0, refunds: null }]] : []),
      moments: [{ purchase_id: purchaseId, value: 'in_progress', created_at: ctx.now }],
    }
  );
}

/** A court's order is its stalls' to accept, once it is split (rule table/court). */
function accept(work: Work): Promise<boolean> {
  const { sql, ctx, cart } = work;
  const isReleased = holdUntil(work) === null && courtOf(cart.purchase) === null;
  return acceptPlaced({ sql, ctx, placed: { ...cart.purchase, isReleased } });
}

const withAccepted = ({
  history,
  isAccepted,
  work: { ctx, cart },
}: {
  history: History;
  isAccepted: boolean;
  work: Work;
}): History => ({
  ...history,
  moments: [
    ...history.moments,
    ...(isAccepted
      ? [{ purchase_id: cart.purchase.id, value: 'accepted' as const, created_at: ctx.now }]
      : []),
  ],
});

/** Keeps the photos of the door that a delivery goes to. */
function keepPhotos({ sql, ctx, cart: { purchase } }: Work): Promise<void> {
  const photos = purchase.service === 'delivery' ? (purchase.details.place?.photos ?? []) : [];
  return keepOrderPhotos({ sql, ctx, purchase, photos });
}

/**
 * Sent together; slot, stock, then coupon, come last, so others wait little (docs/decisions/0073). Turn and number come
 * after them, so a refused order takes none. @throws a refusal when the slot is full, or stock, an option or the coupon gone
 */
export async function writeOrder(work: Work): Promise<Order> {
  const { sql, ctx, cart } = work;
  const { id } = cart.purchase;
  const ordered = cart.lines.map(asOrdered);
  const [, history, members, , , , left, , , turn, purchase, isAccepted] = await Promise.all([
    freezeLines({ sql, ctx, lines: ordered }),
    writeHistory(work),
    listGroupMembers({ sql, ctx, purchases: [cart.purchase] }),
    keepPhotos(work),
    addRatingNotice({ sql, ctx, purchase: cart.purchase }),
    takeSlot({ sql, ctx, cart }),
    takeStock({ sql, ctx, lines: cart.lines }),
    refuseSoldOut({ sql, ctx, lines: cart.lines }),
    takeCoupon({ sql, ctx, purchase: cart.purchase }),
    givePickUpNumber({ sql, ctx, purchase: cart.purchase }),
    writePurchase(work),
    accept(work),
  ]);
  const lines = ordered.map((line) => ({ ...line, stock: left.get(line.offerId) ?? null }));
  return toOrder({
    ctx,
    purchase: {
      ...purchase,
      ...turn,
      ...(isAccepted ? { status: 'accepted' as const, version: purchase.version + 1 } : {}),
      role: 'owner',
      member_number: members[0]?.number ?? null,
      is_payer: false,
    },
    parts: {
      ...{ ...withAccepted({ history, isAccepted, work }), members, lines: new Map([[id, lines]]) },
      ...{ stalls: [], ratings: [], choices: new Map() },
    },
  });
}
