import { type Country, LABEL_COUNTRIES, type Language } from '@/lib/domain/tenant/countries';
import { overlay } from '@/lib/domain/tenant/overlay';
import es from '@/messages/es.json';

type Messages = typeof es;

const LANGUAGES = {
  es: async () => es,
  en: async () => (await import('@/messages/en.json')).default,
  pt: async () => (await import('@/messages/pt.json')).default,
} satisfies Record<Language, () => Promise<Messages>>;

/** Lays the country's words over the language's, and those over Spanish (rule tenant/text-fallback, rule tenant/country-words). */
export async function loadMessages({
  lang,
  country,
}: {
  lang: Language;
  country: Country;
}): Promise<Messages> {
  const messages = overlay(es, await LANGUAGES[lang]());
  const labels = LABEL_COUNTRIES.find((one) => one === country);
  if (lang !== 'es' || !labels) return messages;
  return overlay(messages, (await import(`@/messages/countries/${labels}.json`)).default);
}
