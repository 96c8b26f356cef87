import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@/lib/domain/tenant/countries';

/** Tries the choice, `?lang`, the browser's and the tenant's own; only offered languages count (rule tenant/page-language). */
export function resolveLanguage({
  cookie,
  query,
  spoken,
  own,
  langs,
}: {
  cookie: string | undefined;
  query: string | null;
  spoken: Language | null;
  own: Language;
  langs: readonly Language[];
}): Language {
  const offered = (word: string | null | undefined) =>
    LANGUAGES.find((lang) => lang === word && langs.includes(lang));
  return offered(cookie) ?? offered(query) ?? offered(spoken) ?? offered(own) ?? FALLBACK_LANGUAGE;
}

/** The first of our languages in `Accept-Language`. The edge reads it the same way: `$browser_lang` of `deploy/nginx.conf`. */
export function readSpoken(acceptLanguage: string | null): Language | null {
  for (const word of (acceptLanguage ?? '').toLowerCase().split(',')) {
    const primary = /^\s*([a-z]+)\s*(?:[-;]|$)/.exec(word)?.[1];
    const found = LANGUAGES.find((lang) => lang === primary);
    if (found) return found;
  }
  return null;
}

/** Where no tenant is known. */
export const resolveVisitorLanguage = (acceptLanguage: string | null): Language =>
  readSpoken(acceptLanguage) ?? FALLBACK_LANGUAGE;
