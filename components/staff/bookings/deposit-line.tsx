'use client';

import { useTranslations } from 'next-intl';
import { useHours } from '@/components/staff/shop';
import { useNow } from '@/lib/browser/use-now';
import type { StaffBooking } from '@/lib/contract/staff/booking-calls';
import { formatAmount } from '@/lib/domain/money/money';
import { localMoment } from '@/lib/domain/time/local-moment';
import { useDay } from './day-context';
import { useDateText } from './use-booking-text';

/** The deposit, where it is, and until when it would come back to who cancels (rule booking/deposit). */
export function DepositLine({ booking: { deposit } }: { booking: StaffBooking }) {
  const t = useTranslations('StaffBookings');
  const sayDate = useDateText();
  const { clock } = useHours();
  const now = useNow();
  const { currency, day } = useDay();
  if (!deposit) return null;
  const { state, amount, refund_until: until } = deposit;
  const { date } = localMoment({ at: new Date(until), timezone: day.timezone });
  const isWaiting = state === 'paid' || state === 'to_pay' || state === 'on_its_way';
  return (
    <section className="booking-part">
      <h3 className="text-lead">{t('deposit', { amount: formatAmount({ amount, currency }) })}</h3>
      <p>{t(`deposit_${state}`)}</p>
      {isWaiting && (
        <p className="text-muted">
          {now.getTime() < Date.parse(until)
            ? t('deposit_until', { date: sayDate(date), hour: clock(until, day.timezone) })
            : t('deposit_stays')}
        </p>
      )}
    </section>
  );
}
