import type { Context } from '@/backend/context';
import type { PurchaseRow } from '@/backend/purchases';
import { isServed } from '@/lib/domain/menu/served';
import { servedHours } from '@/lib/domain/menu/served-hours';
import { toMinutes } from '@/lib/domain/time/clock-time';
import { toInstant } from '@/lib/domain/time/zoned-time';
import { scheduleOf } from '../schedule';
import { lineNameOf } from './line-name';
import type { PricedLine } from './priced-lines';

/** When a purchase is wanted; null: for an hour that is still to be chosen. */
export function wantedAt({ ctx, purchase }: { ctx: Context; purchase: PurchaseRow }): Date | null {
  const schedule = scheduleOf(purchase);
  if (!schedule) return ctx.now;
  const { date, hour } = schedule;
  if (!date || !hour) return null;
  const { timezone } = purchase.supplier.settings;
  return toInstant({ date, minute: toMinutes(hour), timezone }).at;
}

/**
 * The facts that rules of lines need, in the caller's language; `hours` only for a dish that is not served then
 * (rule menu/served).
 */
export const toLineFacts = ({
  ctx,
  lines,
  at,
  timezone,
}: {
  ctx: Context;
  lines: readonly PricedLine[];
  at: Date | null;
  timezone: string;
}) =>
  lines.map((line) => ({
    ...line,
    name: lineNameOf({ ctx, content: line.content }),
    soldOutOption: line.soldOutOption && lineNameOf({ ctx, content: { name: line.soldOutOption } }),
    isAlcoholic: line.content.isAlcoholic,
    hours:
      at === null || isServed({ windows: line.served, at, timezone })
        ? null
        : servedHours(line.served, `${ctx.lang}-${ctx.instance.country}`),
  }));
