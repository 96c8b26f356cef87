import { Copy, MessageCircle, Share2 } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Sheet } from '@/components/ui/sheet';
import type { Booking } from '@/lib/contract/booking/booking';
import { whatsappShareHref } from '@/lib/domain/branches/contact';
import { bookingLinkPath } from '@/lib/domain/tenant/screen-path';
import { type BookingAccess, useBookingCalls } from '@/lib/queries/booking-info';
import { showError } from '@/lib/stores/error-store';
import { useDayName } from './booking-words';

type Shared = { text: string; url: string };

function ShareWays({ text, url }: Shared) {
  const t = useTranslations('BookInfo');
  const [isCopied, setCopied] = useState(false);
  const canShare = 'share' in navigator;
  // A closed share sheet and a browser that refuses are no failures: the address is in sight.
  const share = () => navigator.share({ text, url }).catch(() => undefined);
  const copy = () =>
    navigator.clipboard?.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <p className="select-all break-all text-muted">{url}</p>
      {canShare && (
        <button type="button" className="button w-full" onClick={() => void share()}>
          <Icon of={Share2} size={20} className="flex-none" />
          {t('share')}
        </button>
      )}
      <a
        className="button button-quiet w-full"
        href={whatsappShareHref(`${text} ${url}`)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon of={MessageCircle} size={20} className="flex-none" />
        {t('share_chat')}
      </a>
      <button
        type="button"
        className="button button-quiet w-full"
        aria-live="polite"
        onClick={() => void copy()}
      >
        <Icon of={Copy} size={20} className="flex-none" />
        {t(isCopied ? 'copied' : 'copy')}
      </button>
    </>
  );
}

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
  const { makeLink } = useBookingCalls(access);
  const [token, setToken] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { supplier, date, hour } = booking;
  const open = async () => {
    setOpen(true);
    // One is enough for this page: those before it stay good.
    if (token !== null) return;
    const outcome = await makeLink(guest?.number ?? null);
    if (outcome.kind === 'done') return setToken(outcome.value.token);
    setOpen(false);
    showError(outcome.error, () => void open());
  };
  const when = { branch: supplier.name, day: dayName(date), hour };
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
                text={
                  guest ? t('guest_share_text', { name: guest.name, ...when }) : t('own_share_text', when)
                }
                url={`${location.origin}${bookingLinkPath({ id: booking.id, token })}`}
              />
            )}
          </div>
        </Sheet>
      )}
    </>
  );
}
