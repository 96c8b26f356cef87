import { getTranslations } from 'next-intl/server';
import type { measuredBy } from '@/lib/domain/visit/pixel-ids';
import { CONSENT_BANNER_ID } from '@/lib/session/consent-banner';
import { ConsentAnswers } from './consent-answers';

/** `ScreenMark` shows it before first paint while unanswered. It covers nothing. */
export async function ConsentBanner({ by }: { by: NonNullable<ReturnType<typeof measuredBy>> }) {
  const t = await getTranslations('Consent');
  return (
    <section
      id={CONSENT_BANNER_ID}
      className="consent"
      aria-label={t('title')}
      hidden
      suppressHydrationWarning
    >
      <p>{t('text', { by })}</p>
      <ConsentAnswers necessary={t('necessary')} all={t('accept')} />
    </section>
  );
}
