import { FALLBACK_LANGUAGE, type Language } from '@/lib/domain/tenant/countries';

/** A text by language; some languages may be missing. */
export type LocalText = Partial<Record<Language, string>>;

/**
 * The text in the language asked for, else in the tenant's own, else in Spanish, else in any
 * (rule tenant/text-fallback).
 */
export function resolveText({ text, lang, own }: { text: LocalText; lang: Language; own: Language }): string {
  return text[lang] || text[own] || text[FALLBACK_LANGUAGE] || Object.values(text).find(Boolean) || '';
}
