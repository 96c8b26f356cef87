import { useTranslations } from 'next-intl';
import type { Booking } from '@/lib/contract/booking/booking';
import { type BookingAccess, useBookingCalls } from '@/lib/queries/booking/booking-info';
import { showError } from '@/lib/stores/error-store';

/** Says whether its organiser hears of it by mail, and the way out (rule booking/notices). */
export function BookingMail({ booking, access }: { booking: Booking; access: BookingAccess }) {
  const t = useTranslations('BookInfo');
  const { mute, isPending } = useBookingCalls(access);
  const { mail } = booking;
  if (mail === null) return <p className="text-muted">{t('mail_none')}</p>;
  const change = async (): Promise<void> => {
    const outcome = await mute(!mail);
    if (outcome.kind !== 'done') showError(outcome.error, () => void change());
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <p className="text-muted" role="status">
        {t(mail ? 'mail_on' : 'mail_off')}
      </p>
      <button type="button" className="link-button" disabled={isPending} onClick={() => void change()}>
        {t(mail ? 'mail_stop' : 'mail_start')}
      </button>
    </div>
  );
}
