import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { writeProfile } from '@/backend/people';
import type { PurchaseRow } from '@/backend/purchases';
import type { Cart, CartChanges } from '@/lib/contract/cart/cart';
import type { Contact } from '@/lib/contract/people/contact';
import { toMinor } from '@/lib/domain/money/money';
import { isBirthDate } from '@/lib/domain/people/age';
import { assertHour, offersHours } from './assert-hour';
import { changeCart } from './change-cart';
import { changeDetails } from './change-details';
import { scheduleOf } from './schedule';

/** Keeps known facts that an order leaves out (rule people/known-diner). */
const toKnown = ({ name, email, dni_type, dni, ...number }: Contact) => ({
  name,
  ...(number.phone === '' ? {} : number),
  ...(email === '' ? {} : { email }),
  ...(dni === '' ? {} : { dni_type, dni }),
});

const NO_HOUR = { scheduleDate: null, scheduleHour: null };

/** @throws service_unavailable if the branch takes such orders neither now nor for an hour, as chosen */
function assertOffered(purchase: PurchaseRow): void {
  const { service, subservice, supplier } = purchase;
  const isOffered = subservice === 'schedule' ? offersHours(purchase) : supplier.services.includes(service);
  if (!isOffered) throw new AppError('service_unavailable');
}

/** Null is «for no hour», not «over another counter». */
function subserviceOf(purchase: PurchaseRow, { subservice: asked }: CartChanges): PurchaseRow['subservice'] {
  const { service, subservice } = purchase;
  if (asked === undefined || (asked === null && service === 'on_table')) return subservice;
  return asked;
}

/** Refuses an hour for an order that comes as soon as possible. @throws invalid_input */
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
 * @throws not_found, cart_locked, order_closed, conflict, service_unavailable, invalid_input
 */
export async function updateCart({
  ctx,
  input,
}: {
  ctx: Context;
  input: { id: string; changes: CartChanges };
}): Promise<Cart> {
  const minor = (amount: number) => {
    const amountMinor = toMinor({ amount, currency: ctx.instance.currency });
    if (amountMinor === null) throw new AppError('invalid_input', { fields: { amount: 'decimals' } });
    return amountMinor;
  };
  const cart = await changeCart({
    ctx,
    purchaseId: input.id,
    change: ({ purchase }) => {
      const subservice = subserviceOf(purchase, input.changes);
      assertBirthDate({ ctx, purchase, changes: input.changes });
      if (subservice !== purchase.subservice) assertOffered({ ...purchase, subservice });
      const details = changeDetails({ details: purchase.details, changes: input.changes, toMinor: minor });
      const wanted = scheduleOf({ subservice, details });
      if (wanted === null) {
        assertNoHour(input.changes);
        return { details: { ...details, ...NO_HOUR }, subservice };
      }
      const known = scheduleOf(purchase);
      // A chosen hour that has passed is an issue of the cart.
      if (wanted.date !== known?.date || wanted.hour !== known.hour)
        assertHour({ ctx, purchase: { ...purchase, subservice }, wanted });
      return { details, subservice };
    },
  });
  const { invoice, contact, payment_method, birth_date: born } = input.changes;
  const known = {
    ...(contact && toKnown(contact)),
    ...(invoice && { invoice }),
    ...(payment_method && { payment_method }),
    ...(born && { birthday_date: born }),
  };
  if (Object.keys(known).length > 0) await writeProfile({ ctx, details: known });
  return cart;
}
