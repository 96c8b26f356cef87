import { useTranslations } from 'next-intl';
import { screenPath } from '@/lib/domain/tenant/screen-path';

/** What a diner accepts, beside its box; the policies open in a tab of their own. */
export function TermsWords({ slug }: { slug: string }) {
  const t = useTranslations('Checkout');
  return (
    <span>
      {t.rich('terms', {
        link: (words) => (
          <a
            className="underline"
            href={screenPath({ screen: '*/politicas-servicio', slug })}
            target="_blank"
            rel="noreferrer"
          >
            {words}
          </a>
        ),
      })}
    </span>
  );
}
