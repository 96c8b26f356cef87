import { getTranslations } from 'next-intl/server';
import { parseLocale } from '@/lib/i18n/parse-locale';
import { manifestIcons } from '@/lib/seo/app-icons';
import { STAFF_BRAND, STAFF_GROUND } from '@/lib/theme/staff-colors';

export const dynamic = 'force-static';
export const generateStaticParams = () => [];

/** The app of the restaurants' people, to be put on a tablet or a phone (rule staff/app). */
export async function GET(_request: Request, { params }: { params: Promise<{ lang: string }> }) {
  const { lang } = parseLocale((await params).lang);
  const t = await getTranslations({ locale: lang, namespace: 'Staff' });
  const manifest = {
    ...{ id: '/', start_url: '/', scope: '/', lang, display: 'standalone' },
    ...{ name: t('title'), short_name: t('title') },
    ...{ theme_color: STAFF_BRAND, background_color: STAFF_GROUND },
    icons: manifestIcons(),
  };
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } });
}
