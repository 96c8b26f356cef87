import { useTranslations } from 'next-intl';
import { goTo } from '@/lib/browser/go-to';
import type { Booking } from '@/lib/contract/booking/booking';
import { ratingLinkPath } from '@/lib/domain/tenant/screen-path';
import { type BookingAccess, useBookingCalls } from '@/lib/queries/booking/booking-info';
import { showError } from '@/lib/stores/error-store';

/** Leads to the page that rates the visit, which opens by a link alone (rule booking/rating). */
export function RateButton({ booking, access }: { booking: Booking; access: BookingAccess }) {
  const t = useTranslations('BookInfo');
  const { makeLink } = useBookingCalls(access);
  if (!booking.can_rate) return null;
  const go = async (): Promise<void> => {
    const { id, token } = access;
    const link = token === null ? await makeLink(null) : { kind: 'done' as const, value: { token } };
    if (link.kind === 'done') goTo(ratingLinkPath({ id, token: link.value.token }));
    else showError(link.error, () => void go());
  };
  return (
    <button type="button" className="button mt-6 w-full" onClick={() => void go()}>
      {t('rate')}
    </button>
  );
}
