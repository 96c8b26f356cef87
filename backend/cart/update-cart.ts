import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import { type Cart, type CartChanges, OTHER_CART } from '@/lib/contract/cart/cart';
import { toMinor } from '@/lib/domain/money/money';
import { holdsCardNumber } from '@/lib/domain/payments/card-numbers';
import { isBirthDate } from '@/lib/domain/people/age';
import { assertSchedulable } from './assert-schedulable';
import { changeCart } from './change-cart';
import { findOpenCart, lockDiner } from './open-cart';
import { changeDetails, type PurchaseRow, scheduleOf } from './purchase-rows';

/** What stays of an hour when a delivery is to come at once. */
const NO_HOUR = { scheduleDate: null, scheduleHour: null };

/** A delivery comes at once or at an hour, as its branch offers. @throws service_unavailable */
function assertOffered({
  purchase,
  subservice,
}: {
  purchase: PurchaseRow;
  subservice: PurchaseRow['subservice'];
}): void {
  const isOffered = purchase.supplier.services.includes(subservice === 'schedule' ? 'schedule' : 'delivery');
  if (purchase.service !== 'delivery' || !isOffered) throw new AppError('service_unavailable');
}

/** A diner has one open cart for each branch, service and subservice: what is added would go to either. @throws conflict */
async function assertOnlyOne({
  sql,
  ctx,
  purchase,
  subservice,
}: {
  sql: Sql;
  ctx: Context;
  purchase: PurchaseRow;
  subservice: PurchaseRow['subservice'];
}): Promise<void> {
  const { service, supplier } = purchase;
  const other = await findOpenCart({ sql, ctx, supplierId: supplier.id, service, subservice });
  if (other !== null) throw new AppError('conflict', { fields: { subservice: OTHER_CART } });
}

/** An hour is a scheduled delivery's alone: anywhere else nobody would keep to it. @throws invalid_input */
function assertNoHour({ schedule_date, schedule_hour }: CartChanges): void {
  const named = Object.entries({ schedule_date, schedule_hour }).filter(
    ([, value]) => (value ?? null) !== null,
  );
  if (named.length === 0) return;
  throw new AppError('invalid_input', {
    fields: Object.fromEntries(named.map(([name]) => [name, 'not_scheduled'])),
  });
}

/** @throws invalid_input for a day on which nobody can have been born */
function assertBirthDate({
  ctx,
  purchase,
  changes: { birth_date: birthDate },
}: {
  ctx: Context;
  purchase: PurchaseRow;
  changes: CartChanges;
}): void {
  if (!birthDate) return;
  const { timezone } = purchase.supplier.settings;
  if (isBirthDate({ birthDate, at: ctx.now, timezone })) return;
  throw new AppError('invalid_input', { fields: { birth_date: 'out_of_range' } });
}

/**
 * `PUT /shopping_cart/cart/{id}.json`: settles what a diner says about a cart. What is not settled yet comes back
 * as an issue of the cart, not as an error.
 * @throws not_found, cart_locked, order_closed, card_data_not_accepted, conflict when there is another open cart of the
 *   branch for the new subservice, service_unavailable for a delivery that the branch
 *   does not offer, invalid_input for a day on which nobody can have been born, an amount with too many decimals, a day that nothing can be scheduled for or an hour
 *   of what is not scheduled
 */
export function updateCart({
  ctx,
  input,
}: {
  ctx: Context;
  input: { id: string; changes: CartChanges };
}): Promise<Cart> {
  if (holdsCardNumber(input.changes)) throw new AppError('card_data_not_accepted');
  const minor = (amount: number) => {
    const amountMinor = toMinor({ amount, currency: ctx.instance.currency });
    if (amountMinor === null) throw new AppError('invalid_input', { fields: { amount: 'decimals' } });
    return amountMinor;
  };
  return changeCart({
    ctx,
    purchaseId: input.id,
    before: (sql) => (input.changes.subservice === undefined ? Promise.resolve() : lockDiner({ sql, ctx })),
    change: async ({ sql, purchase }) => {
      const { schedule_date: date, subservice = purchase.subservice } = input.changes;
      assertBirthDate({ ctx, purchase, changes: input.changes });
      // A day that has passed since it was chosen is an issue of the cart, which its page explains.
      if (date !== purchase.details.scheduleDate)
        assertSchedulable({ ctx, supplier: purchase.supplier, date });
      if (subservice !== purchase.subservice) {
        assertOffered({ purchase, subservice });
        await assertOnlyOne({ sql, ctx, purchase, subservice });
      }
      const details = changeDetails({ details: purchase.details, changes: input.changes, toMinor: minor });
      const isScheduled = scheduleOf({ ...purchase, subservice }) !== null;
      if (!isScheduled) assertNoHour(input.changes);
      const isLeft = !isScheduled && scheduleOf(purchase) !== null;
      return { details: { ...details, ...(isLeft ? NO_HOUR : {}) }, subservice };
    },
  });
}
