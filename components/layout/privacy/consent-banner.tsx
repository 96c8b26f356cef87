import { getTranslations } from 'next-intl/server';
import type { measuredBy } from '@/lib/domain/visit/pixel-ids';
import { CONSENT_BANNER_ID } from '@/lib/session/consent-banner';
import { ConsentAnswers } from './consent-answers';
import { PrivacyLink } from './privacy-link';

/** `ScreenMark` shows it before first paint while unanswered. It covers nothing. */
export async function ConsentBanner({
  by,
  slug,
}: {
  by: NonNullable<ReturnType<typeof measuredBy>>;
  /** The branch under which the policies stand; null where the tenant has none. */
  slug: string | null;
}) {
  const t = await getTranslations('Consent');
  return (
    <section
      id={CONSENT_BANNER_ID}
      className="consent"
      aria-label={t('title')}
      hidden
      suppressHydrationWarning
    >
      <p>
        {t('text', { by })} {slug !== null && <PrivacyLink slug={slug}>{t('more')}</PrivacyLink>}
      </p>
      <ConsentAnswers necessary={t('necessary')} all={t('accept')} />
    </section>
  );
}
