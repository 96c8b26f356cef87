import { FALLBACK_LANGUAGE, type Language } from '@/lib/domain/tenant/countries';

export type LocalText = Partial<Record<Language, string>>;

/** Language asked for, tenant's own, Spanish, any (rule tenant/text-fallback). */
export function resolveText({ text, lang, own }: { text: LocalText; lang: Language; own: Language }): string {
  return text[lang] || text[own] || text[FALLBACK_LANGUAGE] || Object.values(text).find(Boolean) || '';
}
