import { FALLBACK_LANGUAGE, type Language } from '@/lib/domain/tenant/countries';

export type LocalText = Partial<Record<Language, string>>;

type Asked = { text: LocalText; lang: Language; own: Language };

/** Undefined of an empty text. */
const shownLanguage = ({ text, lang, own }: Asked): Language | undefined =>
  [lang, own, FALLBACK_LANGUAGE, ...(Object.keys(text) as Language[])].find((one) => text[one]);

/** The language asked for, else the tenant's own, else Spanish, else any (rule tenant/text-fallback). */
export function resolveText(asked: Asked): string {
  const shown = shownLanguage(asked);
  return (shown && asked.text[shown]) ?? '';
}

/** The language of a text that is shown in another than the one asked for; undefined: it is not. */
export function fallbackOf(asked: Asked): Language | undefined {
  const shown = shownLanguage(asked);
  return shown === asked.lang ? undefined : shown;
}
