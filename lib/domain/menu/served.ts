import type { Weekday } from '@/lib/domain/branches/opening-hours';
import { isPromoActive } from './promo';

/** When a dish is served, by the branch's clock. Null: from the first minute, to the last. */
export type ServedWindow = { days: readonly Weekday[]; from: string | null; to: string | null };

/** Its own window and those of its categories all hold (rule menu/served). */
export const isServed = ({
  windows,
  at,
  timezone,
}: {
  windows: readonly ServedWindow[];
  at: Date;
  timezone: string;
}): boolean =>
  windows.every((window) =>
    isPromoActive({
      promo: { window: { ...window, starts: null, ends: null }, services: [] },
      at,
      timezone,
      service: null,
    }),
  );
