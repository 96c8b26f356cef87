import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { BookingFacts } from '@/components/booking/info/booking-facts';
import { clockAt } from '@/components/booking/info/booking-words';
import { ShareButton } from '@/components/booking/info/share-sheet';
import { useHourText } from '@/components/branches/branch-clock';
import { useMoney } from '@/components/cart/use-money';
import { useApp } from '@/lib/browser/app-provider';
import type { Booking } from '@/lib/contract/booking/booking';
import { moneyAwaited } from '@/lib/domain/booking/deposit';
import { bookingLinkPath, screenPath } from '@/lib/domain/tenant/screen-path';
import { hourSentence } from '@/lib/domain/time/print-hour';
import { useBooking, useBookingCalls } from '@/lib/queries/booking/booking-info';
import { useTellParent } from './tell-parent';

const TITLES = {
  to_pay: 'to_pay_title',
  on_its_way: 'on_its_way_title',
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

/** The sentence on the next step of the booking. */
function useNextWords(booking: Booking): string {
  const [t, words] = [useTranslations('Reserve'), useTranslations('BookInfo')];
  const hourText = useHourText();
  const { name: branch } = booking.supplier;
  const awaited = moneyAwaited(booking);
  if (awaited === null) return t(`next_${booking.state}`, { branch });
  const until = booking.deposit?.pay_until ?? null;
  const hour = until === null ? '' : hourText(clockAt({ at: until, booking }).hour);
  return hourSentence(words(`${awaited}_text`, { branch, hour }));
}

type Props = { booking: Booking; href: string; isPopup: boolean };

/** Paid from here; a frame leads out of it, to the booking's own page. */
function PayLink({ booking, href, isPopup }: Props) {
  const words = useTranslations('BookInfo');
  const print = useMoney(useApp().tenant.currency);
  const { deposit, supplier } = booking;
  if (!deposit || moneyAwaited(booking) !== 'to_pay') return null;
  const { purchase_id: id, amount } = deposit;
  const said = words('deposit_pay', { amount: print(amount) });
  if (isPopup)
    return (
      <a className="button" href={href} target="_blank" rel="noopener">
        {said}
      </a>
    );
  return (
    <a className="button" href={screenPath({ screen: '*/webcheckout/#', slug: supplier.slug, id })}>
      {said}
    </a>
  );
}

function Onward({ booking, href, isPopup }: Props) {
  const [t, words] = [useTranslations('Reserve'), useTranslations('BookInfo')];
  const isQuiet = booking.state === 'cancelled' || moneyAwaited(booking) === 'to_pay';
  return (
    <div className="mt-3 grid gap-3">
      <PayLink booking={booking} href={href} isPopup={isPopup} />
      {booking.state === 'cancelled' && (
        <a className="button" href={`${location.pathname}${location.search}`}>
          {words('again')}
        </a>
      )}
      <a
        className={`button ${isQuiet ? 'button-quiet' : ''}`}
        href={href}
        {...(isPopup ? { target: '_blank', rel: 'noopener' } : {})}
      >
        {t('see')}
      </a>
      {booking.state !== 'cancelled' && (
        <ShareButton
          booking={booking}
          access={{ id: booking.id, token: null }}
          guest={null}
          label={words('own_link')}
        />
      )}
    </div>
  );
}

/**
 * The state of the new booking and its next step (rule booking/states). It follows the booking: a deposit is paid
 * elsewhere, or not in time.
 */
export function Reserved({ made, frames }: { made: Booking; frames: readonly string[] | null }) {
  const [t, words] = [useTranslations('Reserve'), useTranslations('BookInfo')];
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: booking = made } = useBooking({ id: made.id, token: null }, made);
  const next = useNextWords(booking);
  const href = useOwnLink(made.id);
  useTellParent({ frames, booking });
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <>
      <div role="status">
        <h2 ref={heading} tabIndex={-1} className="text-page">
          {words(TITLES[moneyAwaited(booking) ?? booking.state])}
        </h2>
        <p className="mt-2">{next}</p>
      </div>
      <BookingFacts booking={booking} />
      {booking.state !== 'cancelled' && <p className="mt-4 text-muted">{t('keep_link')}</p>}
      <Onward booking={booking} href={href} isPopup={frames !== null} />
    </>
  );
}
