import type { Language } from '@/lib/domain/tenant/countries';

const YEAR_SECONDS = 31_536_000;

/** Keeps the language of this browser, which the middleware reads (rule tenant/page-language, rule staff/language). */
export function keepLanguage(lang: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the middleware reads this cookie; the cookie store API is not on every phone
  document.cookie = `lang=${lang}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
