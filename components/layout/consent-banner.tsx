import { getTranslations } from 'next-intl/server';
import type { measuredBy } from '@/lib/domain/visit/pixel-ids';
import { CONSENT_BANNER_ID } from '@/lib/session/consent-banner';
import { ConsentAnswers } from './consent-answers';

/**
 * The cookie banner, both answers alike. It stands hidden in the public documents of a tenant with a pixel, below their
 * header, and is shown with the first paint while it has no answer (`ScreenMark`). It takes room of its own: it covers nothing, and nothing moves
 * but by the diner's answer.
 */
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
