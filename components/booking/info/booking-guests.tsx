import { UserPlus } from 'lucide';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { useCaughtFocus } from '@/components/ui/use-caught-focus';
import { afterPaint } from '@/lib/browser/document/after-paint';
import type { Booking } from '@/lib/contract/booking/booking';
import type { BookingAccess } from '@/lib/queries/booking/booking-info';
import { GuestForm } from './guest-form';
import { RemoveGuest } from './remove-guest';
import { ShareButton } from './share-sheet';

type Guest = Booking['guests'][number];
type Props = { booking: Booking; access: BookingAccess };

function GuestRow({ booking, access, guest, canChange }: Props & { guest: Guest; canChange: boolean }) {
  const t = useTranslations('BookInfo');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span className="min-w-0 flex-auto [overflow-wrap:anywhere]">
        <span className={guest.is_out ? 'text-muted line-through' : 'font-semibold'}>{guest.name}</span>
        {guest.email && <span className="block text-muted">{guest.email}</span>}
        {guest.is_out && <span className="block text-muted">{t('guest_left')}</span>}
      </span>
      <span className="ml-auto flex flex-none items-center gap-2">
        {!guest.is_out && (
          <ShareButton
            booking={booking}
            access={access}
            guest={guest}
            label={t('share_with', { name: guest.name })}
            short={t('link')}
          />
        )}
        {canChange && <RemoveGuest booking={booking} access={access} guest={guest} />}
      </span>
    </li>
  );
}

/** The organiser's guests, each with a link of their own (rule booking/guests). */
export function BookingGuests({ booking, access, canChange }: Props & { canChange: boolean }) {
  const t = useTranslations('BookInfo');
  const [isAdding, setAdding] = useState(false);
  // A row that goes takes the focus with it: the list keeps it, once the question is closed.
  const heading = useCaughtFocus<HTMLHeadingElement>(booking.guests.length);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setAdding(false);
    void afterPaint(() => opener.current?.focus());
  };
  const { guests, people } = booking;
  const places = people - 1 - guests.filter(({ is_out }) => !is_out).length;
  if (guests.length === 0 && (places < 1 || !canChange)) return null;
  return (
    <section className="card mt-4 grid gap-4 p-4" aria-labelledby="booking-guests">
      <h2 ref={heading} id="booking-guests" tabIndex={-1} className="text-section">
        {t('guests')}
      </h2>
      {guests.length > 0 && (
        <ul className="grid gap-3">
          {guests.map((guest) => (
            <GuestRow
              key={guest.number}
              booking={booking}
              access={access}
              guest={guest}
              canChange={canChange}
            />
          ))}
        </ul>
      )}
      {canChange &&
        (places < 1 ? (
          <p className="text-muted">{t('guests_full')}</p>
        ) : isAdding ? (
          <GuestForm access={access} places={places} onClose={close} />
        ) : (
          <button
            ref={opener}
            type="button"
            className="button button-quiet w-full"
            onClick={() => setAdding(true)}
          >
            <Icon of={UserPlus} size={20} className="flex-none" />
            {t('guest_new')}
          </button>
        ))}
    </section>
  );
}
