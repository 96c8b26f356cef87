import { getTranslations } from 'next-intl/server';
import type { Instance } from '@/lib/contract/instance';
import { pixelIds } from '@/lib/domain/pixel-ids';
import { CONSENT_BANNER_ID } from '@/lib/visit/consent-banner';
import { ConsentAnswers } from './consent-answers';

/** What says whether a tenant measures by others' scripts. */
export type Measuring = Pick<Instance, 'pixel_google_analytics' | 'pixel_facebook_analytics'>;

/**
 * The cookie banner, both answers alike. It stands hidden in every public document, below its header, and is shown with
 * the first paint while it has no answer (`ScreenMark`). It takes room of its own: it covers nothing, and nothing moves
 * but by the diner's answer.
 */
export async function ConsentBanner({ tenant }: { tenant: Measuring }) {
  const t = await getTranslations('Consent');
  const { google, meta } = pixelIds(tenant);
  return (
    <section
      id={CONSENT_BANNER_ID}
      className="consent"
      aria-label={t('title')}
      hidden
      suppressHydrationWarning
    >
      <p>{google || meta ? t('text') : t('text_own')}</p>
      <ConsentAnswers necessary={t('necessary')} all={t('accept')} />
    </section>
  );
}
