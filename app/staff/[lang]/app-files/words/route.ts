import { loadStaffTexts } from '@/lib/i18n/load-staff-texts';
import { parseLocale } from '@/lib/i18n/parse-locale';

export const dynamic = 'force-dynamic';

/** The texts of the screens in the language of the cookie, which no cache between may keep for another one (rule staff/language). */
export async function GET(_request: Request, { params }: { params: Promise<{ lang: string }> }) {
  const { lang } = parseLocale((await params).lang);
  return Response.json(
    { lang, texts: await loadStaffTexts(lang) },
    { headers: { 'cache-control': 'no-store' } },
  );
}
