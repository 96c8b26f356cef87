import { Share2 } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useNightHour } from '@/components/branches/night-hour';
import { ShareWays } from '@/components/layout/share-ways';
import { Icon } from '@/components/ui/icon';
import { Sheet } from '@/components/ui/sheet';
import type { Booking } from '@/lib/contract/booking/booking';
import { bookingLinkPath } from '@/lib/domain/tenant/screen-path';
import { hourSentence } from '@/lib/domain/time/print-hour';
import { type BookingAccess, useBookingCalls } from '@/lib/queries/booking/booking-info';
import { showError } from '@/lib/stores/error-store';
import { useDayName } from './booking-words';

/** Makes a link and gives it away. @param guest whose; null: the organiser's own @param label in full; `short`: what is seen of it */
export function ShareButton({
  booking,
  access,
  guest,
  label,
  short = label,
}: {
  booking: Booking;
  access: BookingAccess;
  guest: { number: number; name: string } | null;
  label: string;
  short?: string;
}) {
  const t = useTranslations('BookInfo');
  const dayName = useDayName();
  const print = useNightHour();
  const { makeLink } = useBookingCalls(access);
  const [token, setToken] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { supplier } = booking;
  const open = async () => {
    setOpen(true);
    // One is enough for this page: those before it stay good.
    if (token !== null) return;
    const outcome = await makeLink(guest?.number ?? null);
    if (outcome.kind === 'done') return setToken(outcome.value.token);
    setOpen(false);
    showError(outcome.error, () => void open());
  };
  const words = { share: t('share'), chat: t('share_chat'), copy: t('copy'), copied: t('copied') };
  const when = { branch: supplier.name, day: dayName(booking.day), hour: print(booking) };
  return (
    <>
      <button type="button" className="button button-quiet" aria-label={label} onClick={() => void open()}>
        <Icon of={Share2} size={20} className="flex-none" />
        {short}
      </button>
      {isOpen && (
        <Sheet open onClose={() => setOpen(false)} title={label} closeLabel={t('close')}>
          <div className="grid gap-4">
            <p>{guest ? t('guest_link_text', { name: guest.name }) : t('own_link_text')}</p>
            {token === null ? (
              <div className="h-[200px]" aria-busy />
            ) : (
              <ShareWays
                text={hourSentence(
                  guest ? t('guest_share_text', { name: guest.name, ...when }) : t('own_share_text', when),
                )}
                url={`${location.origin}${bookingLinkPath({ id: booking.id, token })}`}
                words={words}
              />
            )}
          </div>
        </Sheet>
      )}
    </>
  );
}
