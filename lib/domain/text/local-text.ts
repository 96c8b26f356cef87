import { FALLBACK_LANGUAGE, type Language } from '@/lib/domain/tenant/countries';

export type LocalText = Partial<Record<Language, string>>;

/** The language asked for, else the tenant's own, else Spanish, else any (rule tenant/text-fallback). */
export function resolveText({ text, lang, own }: { text: LocalText; lang: Language; own: Language }): string {
  return text[lang] || text[own] || text[FALLBACK_LANGUAGE] || Object.values(text).find(Boolean) || '';
}
