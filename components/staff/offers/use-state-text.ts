import { useFormatter, useTranslations } from 'next-intl';
import { serverNow } from '@/lib/browser/server-clock';

type Span = { from: string | null; until: string | null };

/** Says of days, both included, whether something holds today, and until when. */
export function useStateText() {
  const t = useTranslations('StaffOffers');
  const format = useFormatter();
  const sayDay = (day: string) =>
    format.dateTime(new Date(`${day}T00:00:00Z`), {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    });
  return {
    stateOf: ({ from, until }: Span): string => {
      // A day begins and ends by the clock of each place; here it is only told.
      const today = serverNow().toISOString().slice(0, 10);
      if (until !== null && until < today) return t('state_over');
      return t(from !== null && from > today ? 'state_coming' : 'state_on');
    },
    spanOf: ({ from, until }: Span): string => {
      const ends = until === null ? t('no_end') : t('ends', { day: sayDay(until) });
      return from === null ? ends : `${t('begins', { day: sayDay(from) })} · ${ends}`;
    },
  };
}
