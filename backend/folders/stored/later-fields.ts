import type { BundleBranch } from '@/backend/stored/tenant-bundle';
import { DAY_BEGINS } from '@/lib/domain/branches/business-day';
import { SCHEDULE_DAYS, SLOT_MINUTES } from '@/lib/domain/branches/slots';
import { WAY_MINUTES } from '@/lib/domain/orders/arrival';
import { ALERT_MINUTES } from '@/lib/domain/staff/alerts';

/** A branch that was imported before its file could say these fields is as one whose file does not say them. */
export const LATER_FIELDS = {
  booking: null,
  wayMinutes: WAY_MINUTES,
  scheduleDays: SCHEDULE_DAYS,
  slotMinutes: SLOT_MINUTES,
  slotOrders: null,
  busyOver: null,
  cancelMinutes: 0,
  deliveryCode: true,
  autoAccept: [],
  alertMinutes: ALERT_MINUTES,
  dayBegins: DAY_BEGINS,
  dryLaw: [],
} satisfies Partial<BundleBranch>;
