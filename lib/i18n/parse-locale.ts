import {
  COUNTRIES,
  type Country,
  FALLBACK_LANGUAGE,
  LANGUAGES,
  type Language,
} from '@/lib/domain/tenant/countries';

/** `es-CO` → language and country; else Spanish, Colombia. */
export function parseLocale(locale: string | undefined): {
  lang: Language;
  country: Country;
  locale: string;
} {
  const [language, region] = (locale ?? '').split('-');
  const lang = LANGUAGES.find((one) => one === language) ?? FALLBACK_LANGUAGE;
  const country = COUNTRIES.find((one) => one === region) ?? 'CO';
  return { lang, country, locale: `${lang}-${country}` };
}
