import { useTranslations } from 'next-intl';
import { useHourText } from '@/components/branches/branch-clock';
import { useNow } from '@/lib/browser/use-now';
import type { Booking } from '@/lib/contract/booking/booking';
import type { BookingStep } from '@/lib/domain/booking/booking-step';
import { hourSentence } from '@/lib/domain/time/print-hour';
import type { BookingAccess } from '@/lib/queries/booking/booking-info';
import { useBookingCalls } from '@/lib/queries/booking/booking-info';
import { showError } from '@/lib/stores/error-store';
import { clockAt } from './booking-words';

const MINUTE_MS = 60_000;

/** Seen, not read out: the sentence above names the moment, and half a minute later nothing new is to be said. */
function MinutesLeft({ until }: { until: string }) {
  const t = useTranslations('BookInfo');
  const count = Math.ceil((new Date(until).getTime() - useNow().getTime()) / MINUTE_MS);
  return (
    <p className="text-section tabular-nums" aria-hidden>
      {t('minutes_left', { count: Math.max(0, count) })}
    </p>
  );
}

/** A place that became free, for fifteen minutes; later what is left (rule booking/waiting-list). */
export function BookingOffer({
  booking,
  step,
  access,
}: {
  booking: Booking;
  step: BookingStep;
  access: BookingAccess;
}) {
  const t = useTranslations('BookInfo');
  const { accept, isPending } = useBookingCalls(access);
  const hourText = useHourText();
  const { offer } = booking;
  if (!offer || (step !== 'offered' && step !== 'offer_over')) return null;
  const take = async () => {
    const outcome = await accept();
    if (outcome.kind === 'failed') showError(outcome.error, null);
  };
  return (
    <section className="card mt-4 grid gap-3 p-4" aria-label={t('offer')}>
      {step === 'offered' && (
        <>
          <p>
            {hourSentence(t('offer_until', { hour: hourText(clockAt({ at: offer.until, booking }).hour) }))}
          </p>
          <MinutesLeft until={offer.until} />
        </>
      )}
      <button
        type="button"
        className="button w-full"
        disabled={isPending}
        aria-busy={isPending}
        onClick={() => void take()}
      >
        {t(step === 'offered' ? 'take' : 'take_late')}
      </button>
    </section>
  );
}
