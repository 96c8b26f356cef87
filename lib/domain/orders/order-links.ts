import { payableUntil } from '@/lib/domain/payments/payable-day';

/** How many a link lets in, over all links of an order (rule orders/links). */
export const MOST_GUESTS = 20;
const LINK_MS = 2 * 3_600_000;

/** When a link of an order ends: after two hours, or with the day in which the order may be paid (rule orders/links). */
export const linkEnd = ({ placedAt, now }: { placedAt: Date; now: Date }): Date =>
  new Date(Math.min(now.getTime() + LINK_MS, payableUntil(placedAt).getTime()));
