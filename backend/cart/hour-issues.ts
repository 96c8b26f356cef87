import { schedulingOf } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { seatKindOf } from '@/lib/domain/branches/capabilities';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import { type CartIssueFound, cartIssue, findTimeIssues } from '@/lib/domain/cart/cart-issues';
import { findCourtIssues } from './branch/court';
import type { LoadedCart } from './load-cart';
import { scheduleOf } from './schedule';

/** Whether the branch takes the order now or at its hour; in a court each stall its own lines (rule table/court). */
export function findHourIssues({
  ctx,
  purchase,
  lines,
  zone,
  taken,
  isNowFull,
}: Pick<LoadedCart, 'purchase' | 'lines' | 'zone' | 'taken'> & {
  ctx: Context;
  isNowFull: boolean;
}): CartIssueFound[] {
  const { service } = purchase;
  const { settings, on_table_class: onTableClass } = purchase.supplier;
  const choice = toServiceChoice(purchase);
  const atCourt = findCourtIssues({ ctx, purchase, lines });
  if (atCourt) return atCourt;
  const issues = findTimeIssues({
    hours: settings,
    now: ctx.now,
    service: choice,
    seat: seatKindOf({ service: choice, onTableClass }),
    schedule: scheduleOf(purchase),
    scheduling: schedulingOf({ settings, service, zoneMinutes: zone?.way_minutes ?? null }),
    taken,
  });
  return isNowFull && issues.length === 0 ? [cartIssue('now_full')] : issues;
}
