import { useTranslations } from 'next-intl';
import { useHourText } from '@/components/branches/branch-clock';
import type { Booking } from '@/lib/contract/booking/booking';
import { hourSentence } from '@/lib/domain/time/print-hour';
import { clockAt, useDayName } from './booking-words';

/** Shows what the branch wrote about the booking, the last first (rule booking/messages). */
export function BranchMessages({ booking }: { booking: Booking }) {
  const t = useTranslations('BookInfo');
  const dayName = useDayName();
  const hourText = useHourText();
  const { messages, supplier } = booking;
  if (messages.length === 0) return null;
  return (
    <section className="mt-6 grid gap-3" aria-label={t('messages', { branch: supplier.name })}>
      <h2 className="text-section">{t('messages', { branch: supplier.name })}</h2>
      <ul className="grid gap-3">
        {[...messages].reverse().map(({ words, at }) => {
          const { date, hour } = clockAt({ at, booking });
          return (
            <li key={`${at} ${words}`} className="rounded-lg border border-line p-3">
              <p dir="auto" className="whitespace-pre-line">
                {words}
              </p>
              <p className="text-muted">
                {hourSentence(t('at', { day: dayName(date), hour: hourText(hour) }))}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
