import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { writeProfile } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';
import { type Cart, type CartChanges, OTHER_CART } from '@/lib/contract/cart/cart';
import { toMinor } from '@/lib/domain/money/money';
import { holdsCardNumber } from '@/lib/domain/payments/card-numbers';
import { isBirthDate } from '@/lib/domain/people/age';
import { assertSchedulable } from './assert-schedulable';
import { changeCart } from './change-cart';
import { findOpenCart, lockDiner } from './open-cart';
import { changeDetails, type PurchaseRow, scheduleOf } from './purchase-rows';

const NO_HOUR = { scheduleDate: null, scheduleHour: null };

/** @throws service_unavailable if the branch delivers neither now nor at an hour, as chosen */
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

/** @throws conflict if the diner has that open cart already */
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

/** Only a scheduled delivery has an hour. @throws invalid_input */
function assertNoHour({ schedule_date, schedule_hour }: CartChanges): void {
  const named = Object.entries({ schedule_date, schedule_hour }).filter(
    ([, value]) => (value ?? null) !== null,
  );
  if (named.length === 0) return;
  throw new AppError('invalid_input', {
    fields: Object.fromEntries(named.map(([name]) => [name, 'not_scheduled'])),
  });
}

/** @throws invalid_input if nobody can be born then */
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
 * Unsettled details are issues, not errors.
 * @throws not_found, cart_locked, order_closed, card_data_not_accepted, conflict, service_unavailable, invalid_input
 */
export async function updateCart({
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
  const cart = await changeCart({
    ctx,
    purchaseId: input.id,
    before: (sql) => (input.changes.subservice === undefined ? Promise.resolve() : lockDiner({ sql, ctx })),
    change: async ({ sql, purchase }) => {
      const { schedule_date: date, subservice = purchase.subservice } = input.changes;
      assertBirthDate({ ctx, purchase, changes: input.changes });
      // A chosen day that has passed is an issue of the cart.
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
  const { invoice, contact, payment_method } = input.changes;
  const known = { ...contact, ...(invoice && { invoice }), ...(payment_method && { payment_method }) };
  if (Object.keys(known).length > 0) await writeProfile({ ctx, details: known });
  return cart;
}
