import { schedulingOf } from '@/backend/branches';
import type { PurchaseRow } from '@/backend/purchases';
import type { Cart } from '@/lib/contract/cart/cart';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import { slotEnd } from '@/lib/domain/branches/slot-hours';
import { slotDay } from '@/lib/domain/branches/slots';

/** Empty parts: not chosen yet. */
export type Wanted = { date: string | null; hour: string | null };

/** The day and hour as carts and orders have them on the wire. */
export function toSchedule(
  purchase: Pick<PurchaseRow, 'service' | 'subservice' | 'details' | 'supplier'>,
): Pick<Cart, 'schedule_date' | 'schedule_hour' | 'schedule_day' | 'schedule_until'> {
  const { date = null, hour = null } = scheduleOf(purchase) ?? {};
  const { supplier, service } = purchase;
  const bound = { hours: supplier.settings, service: toServiceChoice(purchase) };
  const { slotMinutes } = schedulingOf({ settings: supplier.settings, service });
  return {
    schedule_date: date,
    schedule_hour: hour,
    schedule_day: date === null || hour === null ? date : slotDay({ ...bound, slot: { date, hour } }),
    schedule_until: hour === null ? null : slotEnd({ hour, slotMinutes }),
  };
}

/** Null: as soon as can be (rule cart/hour). */
export function scheduleOf({
  subservice,
  details: { scheduleDate, scheduleHour },
}: Pick<PurchaseRow, 'subservice' | 'details'>): Wanted | null {
  if (subservice !== 'schedule') return null;
  return { date: scheduleDate ?? null, hour: scheduleHour ?? null };
}
