import { type SupplierRow, schedulingOf } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { PurchaseRow } from '@/backend/purchases';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import { findSlot, isSchedulable, slotDay, takesHours } from '@/lib/domain/branches/slots';
import type { Wanted } from './schedule';

type Bound = Pick<PurchaseRow, 'service' | 'subservice' | 'supplier'>;

const schedulingAt = ({ settings }: SupplierRow, service: PurchaseRow['service']) =>
  schedulingOf({ settings, service });

export const offersHours = ({ service, supplier }: Omit<Bound, 'subservice'>): boolean =>
  takesHours({ service, services: supplier.services, days: schedulingAt(supplier, service).days });

/**
 * Accepts only the branch's days and slots (rule cart/hour); one that is too soon or full by now is an issue of the
 * cart.
 * @throws hour_not_offered
 */
export function assertHour({
  ctx,
  purchase,
  wanted,
}: {
  ctx: Context;
  purchase: Bound;
  wanted: Wanted;
}): void {
  const { service, supplier } = purchase;
  const { settings: hours } = supplier;
  const { date, hour } = wanted;
  if (date === null) return;
  const scheduling = schedulingAt(supplier, service);
  const asked = { ...scheduling, hours, now: ctx.now, service: toServiceChoice(purchase) };
  const day = hour === null ? date : slotDay({ ...asked, slot: { date, hour } });
  if (!isSchedulable({ ...asked, day })) {
    throw new AppError('hour_not_offered', { fields: { schedule_date: 'out_of_range' } });
  }
  if (hour === null || findSlot({ ...asked, slot: { date, hour } })) return;
  throw new AppError('hour_not_offered', { fields: { schedule_hour: 'no_slot' } });
}
