import type { PurchaseRow } from '@/backend/purchases';
import { cancelUntil } from '@/lib/domain/orders/cancel-window';

/**
 * The end of the time in which a diner may cancel an order that the kitchen has; null for none (rule orders/cancel).
 */
export const cancelEndOf = ({
  purchase: { status, released_at: releasedAt, court_order_id, is_split, supplier, service },
  now,
}: {
  purchase: PurchaseRow;
  now: Date;
}): Date | null =>
  cancelUntil({
    ...{ status, releasedAt, now },
    minutes: service === 'delivery' || service === 'take_away' ? (supplier.settings.cancelMinutes ?? 0) : 0,
    ofStalls: court_order_id !== null || is_split,
  });
