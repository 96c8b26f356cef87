import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { BookingFacts } from '@/components/booking/info/booking-facts';
import { ShareButton } from '@/components/booking/info/share-sheet';
import type { Booking } from '@/lib/contract/booking/booking';
import { bookingLinkPath, screenPath } from '@/lib/domain/tenant/screen-path';
import { useBookingCalls } from '@/lib/queries/booking-info';

const TITLES = {
  pending: 'pending_title',
  approved: 'approved_title',
  waiting_list: 'waiting_title',
  cancelled: 'cancelled_title',
} as const;

/** A link of its own, so that it opens outside a frame too; until it is made, the one of this browser's profile. */
function useOwnLink(id: number): string {
  const { makeLink } = useBookingCalls({ id, token: null });
  const [href, setHref] = useState(() => screenPath({ screen: 'book_info/#', id }));
  const make = useRef(makeLink);
  useEffect(() => {
    void make.current(null).then((outcome) => {
      if (outcome.kind === 'done') setHref(bookingLinkPath({ id, token: outcome.value.token }));
    });
  }, [id]);
  return href;
}

/** Paid from here; a frame leads out of it, to the booking's own page. */
function payHref({ deposit, supplier }: Booking, href: string, isPopup: boolean): string | null {
  if (deposit?.state !== 'to_pay') return null;
  return isPopup
    ? href
    : screenPath({ screen: '*/webcheckout/#', slug: supplier.slug, id: deposit.purchase_id });
}

/** What became of the wish, and what happens next (rule booking/states). */
export function Reserved({ booking, isPopup }: { booking: Booking; isPopup: boolean }) {
  const [t, words] = [useTranslations('Reserve'), useTranslations('BookInfo')];
  const heading = useRef<HTMLHeadingElement>(null);
  const href = useOwnLink(booking.id);
  const pay = payHref(booking, href, isPopup);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const tab = isPopup ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-page">
        {words(pay === null ? TITLES[booking.state] : 'to_pay_title')}
      </h2>
      <p className="mt-2">
        {t(pay === null ? `next_${booking.state}` : 'next_to_pay', { branch: booking.supplier.name })}
      </p>
      <BookingFacts booking={booking} />
      <p className="mt-4 text-muted">{t('keep_link')}</p>
      <div className="mt-3 grid gap-3">
        {pay !== null && (
          <a className="button" href={pay} {...tab}>
            {words('deposit_pay')}
          </a>
        )}
        <a className={`button ${pay === null ? '' : 'button-quiet'}`} href={href} {...tab}>
          {t('see')}
        </a>
        <ShareButton
          booking={booking}
          access={{ id: booking.id, token: null }}
          guest={null}
          label={words('own_link')}
        />
      </div>
    </>
  );
}
