import { useLocale, useTranslations } from 'next-intl';
import type { Language } from '@/lib/domain/tenant/countries';

/** Says once that texts are not in the page's language (rule tenant/text-fallback). On a page of a menu only its document has it. */
export function FallbackNote({ languages }: { languages: readonly Language[] }) {
  const [t, locale] = [useTranslations('Fallback'), useLocale()];
  if (languages.length === 0) return null;
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const list = new Intl.ListFormat(locale).format(languages.map((one) => names.of(one) ?? one));
  return <p className="mt-2 text-muted">{t('note', { languages: list })}</p>;
}
