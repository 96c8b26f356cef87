import { SearchX, UserX } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { ApiError } from '@/lib/clients/api-error';

/**
 * Of a guessed or cut-off link, and of somebody else's booking: which of them is not said. A guest whom the organiser took off
 * is told that (rule booking/guests).
 */
export function NoBooking({ error }: { error: unknown }) {
  const t = useTranslations('BookInfo');
  const isRemoved = error instanceof ApiError && error.key === 'booking_guest_removed';
  return (
    <section className="grid justify-items-center gap-4 py-8 text-center">
      <span className="grid size-[88px] place-content-center rounded-full bg-brand text-on-brand">
        <Icon of={isRemoved ? UserX : SearchX} size={40} />
      </span>
      <h1 className="text-page">{t(isRemoved ? 'removed' : 'missing')}</h1>
      <p className="text-muted">{t(isRemoved ? 'removed_text' : 'missing_text')}</p>
      <a className="button" href="/">
        {t('home')}
      </a>
    </section>
  );
}
