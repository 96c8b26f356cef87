import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@/lib/domain/tenant/countries';

/** Choice, `?lang`, tenant's own; only offered languages (rule tenant/page-language). */
export function resolveLanguage({
  cookie,
  query,
  own,
  langs,
}: {
  cookie: string | undefined;
  query: string | null;
  own: Language;
  langs: readonly Language[];
}): Language {
  const offered = (word: string | null | undefined) =>
    LANGUAGES.find((lang) => lang === word && langs.includes(lang));
  return offered(cookie) ?? offered(query) ?? offered(own) ?? FALLBACK_LANGUAGE;
}

export function resolveVisitorLanguage(acceptLanguage: string | null): Language {
  const words = (acceptLanguage ?? '').toLowerCase().split(',', 10);
  const spoken = words.map((word) => LANGUAGES.find((lang) => lang === word.trim().slice(0, 2)));
  return spoken.find((lang) => lang !== undefined) ?? FALLBACK_LANGUAGE;
}
