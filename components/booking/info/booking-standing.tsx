import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { useHourText } from '@/components/branches/branch-clock';
import { useMoney } from '@/components/cart/use-money';
import { useApp } from '@/lib/browser/app-provider';
import type { Booking } from '@/lib/contract/booking/booking';
import type { BookingStep } from '@/lib/domain/booking/booking-step';
import { moneyAwaited } from '@/lib/domain/booking/deposit';
import { hourSentence } from '@/lib/domain/time/print-hour';
import { clockAt } from './booking-words';

/** An offered place may have to be paid or confirmed once it is taken. */
function standingText({ offer }: Booking, standing: BookingStep | 'to_pay' | 'on_its_way') {
  if (standing !== 'offered') return `${standing}_text` as const;
  if (offer !== null && offer.deposit !== null) return 'offered_pay_text';
  return offer?.is_approved === false ? 'offered_ask_text' : 'offered_text';
}

/** The title of the page: how far the booking is, and what is awaited. */
export function BookingStanding({
  booking,
  step,
  heading,
}: {
  booking: Booking;
  step: BookingStep;
  heading: Ref<HTMLHeadingElement>;
}) {
  const t = useTranslations('BookInfo');
  const print = useMoney(useApp().tenant.currency);
  const hourText = useHourText();
  const { supplier, decline_reason: reason } = booking;
  const branch = supplier.name;
  const standing = (step === 'pending' && moneyAwaited(booking)) || step;
  const { pay_until: payUntil = null } = booking.deposit ?? {};
  const amount = print(booking.offer?.deposit ?? 0);
  const hour = payUntil === null ? '' : hourText(clockAt({ at: payUntil, booking }).hour);
  return (
    <div role="status" aria-live="polite">
      <h1 ref={heading} tabIndex={-1} className="text-page outline-none">
        {t(`${standing}_title`)}
      </h1>
      <p className="mt-2 text-lead">
        {reason === null
          ? hourSentence(t(standingText(booking, standing), { branch, hour, amount }))
          : t('declined_text', { branch, reason })}
      </p>
    </div>
  );
}
