import { SearchX } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';

/** Of a guessed or cut-off link, and of somebody else's booking: which of them is not said. */
export function NoBooking() {
  const t = useTranslations('BookInfo');
  return (
    <section className="grid justify-items-center gap-4 py-8 text-center">
      <span className="grid size-[88px] place-content-center rounded-full bg-brand text-on-brand">
        <Icon of={SearchX} size={40} />
      </span>
      <h1 className="text-page">{t('missing')}</h1>
      <p className="text-muted">{t('missing_text')}</p>
      <a className="button" href="/">
        {t('home')}
      </a>
    </section>
  );
}
