import { useTranslations } from 'next-intl';
import { screenPath } from '@/lib/domain/tenant/screen-path';

/** The terms that a diner accepts, by a box or by ordering; the policies open in a tab of their own. */
export function TermsWords({
  slug,
  as,
}: {
  slug: string;
  as: 'terms' | 'terms_by_order' | 'terms_by_continuing';
}) {
  const t = useTranslations('Checkout');
  return (
    <span>
      {t.rich(as, {
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
