import { getTranslations } from 'next-intl/server';
import { CONSENT_BANNER_ID } from '@/lib/visit/consent-banner';
import { ConsentAnswers } from './consent-answers';

/**
 * The cookie banner, both answers alike. It stands hidden in every document and a public page shows it with its first
 * paint while it has no answer (`ScreenMark`), so that nothing is drawn late. It lies on the head of the page and
 * leaves with it, so it covers no price.
 * @param measures whether the tenant measures by others' scripts
 */
export async function ConsentBanner({ measures }: { measures: boolean }) {
  const t = await getTranslations('Consent');
  return (
    <section
      id={CONSENT_BANNER_ID}
      className="consent"
      aria-label={t('title')}
      hidden
      suppressHydrationWarning
    >
      <p>{measures ? t('text') : t('text_own')}</p>
      <ConsentAnswers necessary={t('necessary')} all={t('accept')} />
    </section>
  );
}
