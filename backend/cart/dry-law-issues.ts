import { arrivalAt, schedulingOf } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import { type CartIssueFound, cartIssue } from '@/lib/domain/cart/cart-issues';
import {
  type DryPeriod,
  findDryPeriod,
  printLocalHour,
  slotSpan,
  toLocalHour,
} from '@/lib/domain/menu/dry-law';
import { arrivalWindow, isPromised } from '@/lib/domain/orders/arrival';
import { lineNameOf } from './lines/line-name';
import type { LoadedCart } from './load-cart';
import { scheduleOf } from './schedule';

const MINUTE_MS = 60_000;

/** `arrival`: as its diner is told, where that is known. */
type Given = Pick<LoadedCart, 'purchase' | 'zone'> & Partial<Pick<LoadedCart, 'arrival'>> & { ctx: Context };

/** The last minute at which an order for now may come, by the window that its diner is told (rule orders/arrival). */
function lastMinute({ ctx, purchase, zone, arrival: promisedArrival = null }: Given): Date {
  const { settings } = purchase.supplier;
  const service = toServiceChoice(purchase);
  const zoneMinutes = zone?.way_minutes ?? null;
  if (isPromised(service)) {
    const arrival = promisedArrival ?? arrivalAt({ settings, service, zoneMinutes, now: ctx.now });
    return new Date(arrivalWindow({ arrival, start: ctx.now }).to.getTime() - MINUTE_MS);
  }
  const { leadMinutes } = schedulingOf({ settings, service: purchase.service, zoneMinutes });
  return new Date(ctx.now.getTime() + leadMinutes * MINUTE_MS);
}

/** The time until an order for now comes, or the slot of a later one; null while a day and an hour are to be chosen. */
function spanOf({ ctx, purchase, ...given }: Given): [string, string] | null {
  const { settings } = purchase.supplier;
  const { timezone } = settings;
  const schedule = scheduleOf(purchase);
  if (schedule) {
    if (schedule.date === null || schedule.hour === null) return null;
    const { slotMinutes } = schedulingOf({ settings, service: purchase.service });
    return slotSpan({ date: schedule.date, hour: schedule.hour, slotMinutes });
  }
  const last = lastMinute({ ctx, purchase, ...given });
  return [toLocalHour({ at: ctx.now, timezone }), toLocalHour({ at: last, timezone })];
}

/** The period without alcohol in which the order would come (rule menu/dry-law). */
export function dryPeriodOf(given: Given): DryPeriod | null {
  const { dryLaw: periods = [] } = given.purchase.supplier.settings;
  const span = periods.length === 0 ? null : spanOf(given);
  return span && findDryPeriod({ periods, span });
}

/** Finds an issue for each line with alcohol that is wanted within such a period. */
export function findDryLawIssues({ lines, ...given }: Given & Pick<LoadedCart, 'lines'>): CartIssueFound[] {
  const { ctx } = given;
  const period = dryPeriodOf(given);
  if (!period) return [];
  const until = printLocalHour({ hour: period.to, locale: `${ctx.lang}-${ctx.instance.country}` });
  return lines
    .filter(({ content }) => content.isAlcoholic)
    .map(({ id, content }) =>
      cartIssue('dry_law', { lineId: id, values: { product: lineNameOf({ ctx, content }), until } }),
    );
}
