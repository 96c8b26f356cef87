import type { PurchaseDetails } from '@/backend/purchases';
import type { CartChanges } from '@/lib/contract/cart/cart';

/** Fields that were left out stay. */
export function changeDetails({
  details,
  changes,
  toMinor,
}: {
  details: PurchaseDetails;
  changes: CartChanges;
  toMinor: (amount: number) => number;
}): PurchaseDetails {
  const {
    tip,
    shipping_zone,
    schedule_date,
    schedule_hour,
    payment_method,
    cash_amount,
    birth_date,
    guest_name,
    subservice: _column,
    ...rest
  } = changes;
  const changed: PurchaseDetails = {
    ...rest,
    ...(tip
      ? { tip: { include: tip.include, percent: tip.percent, customMinor: toMinor(tip.customValue) } }
      : {}),
    ...(shipping_zone === undefined ? {} : { shippingZone: shipping_zone }),
    ...(schedule_date === undefined ? {} : { scheduleDate: schedule_date }),
    ...(schedule_hour === undefined ? {} : { scheduleHour: schedule_hour }),
    ...(payment_method === undefined ? {} : { paymentMethod: payment_method }),
    ...(cash_amount === undefined ? {} : { cashMinor: cash_amount === null ? null : toMinor(cash_amount) }),
    ...(birth_date === undefined ? {} : { birthDate: birth_date }),
    ...(guest_name === undefined ? {} : { guestName: guest_name }),
  };
  return { ...details, ...changed };
}
