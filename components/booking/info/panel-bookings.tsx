'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import { useHourText } from '@/components/branches/branch-clock';
import { dayNames } from '@/components/branches/day-names';
import { Icon } from '@/components/ui/icon';
import { useNow } from '@/lib/browser/use-now';
import type { Booking } from '@/lib/contract/booking/booking';
import { moneyAwaited } from '@/lib/domain/booking/deposit';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { useOwnBookings } from '@/lib/queries/booking/booking-info';
import { getQueryClient } from '@/lib/queries/query-client';

/** The nearest first. */
const comingOf = (bookings: readonly Booking[], now: Date): Booking[] =>
  bookings
    .filter(({ state, ends_at: end }) => state !== 'cancelled' && new Date(end) > now)
    .toSorted((a, b) => a.starts_at.localeCompare(b.starts_at));

function Bookings() {
  const t = useTranslations('Panel');
  const names = dayNames(useLocale());
  const print = useHourText();
  const coming = comingOf(useOwnBookings().data ?? [], useNow());
  if (coming.length === 0) return null;
  return (
    <section aria-labelledby="panel-bookings">
      <h3 id="panel-bookings" className="panel-title">
        {t('bookings')}
      </h3>
      <ul>
        {coming.map(({ id, date, hour, state, supplier, deposit }) => (
          <li key={id}>
            <a className="panel-row" href={screenPath({ screen: 'book_info/#', id })}>
              <Icon of={CalendarCheck} size={22} className="flex-none text-brand-text" />
              <span className="flex-1">
                {t('booking', {
                  day: names.format(new Date(`${date}T00:00:00Z`)),
                  hour: print(hour),
                  branch: supplier.name,
                })}
                {(state === 'pending' || state === 'waiting_list') && (
                  <span className="block text-muted">
                    {t(`booking_${moneyAwaited({ state, deposit }) ?? state}`)}
                  </span>
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The diner's coming bookings, each leading to its page (rule tenant/left-panel). */
export function PanelBookings() {
  return (
    <QueryClientProvider client={getQueryClient()}>
      <Bookings />
    </QueryClientProvider>
  );
}
