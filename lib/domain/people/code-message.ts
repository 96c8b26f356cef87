import { CODE_LIFE_MS } from '@/lib/domain/people/phone-code';
import type { Language } from '@/lib/domain/tenant/countries';

/** An SMS with accents has 70 characters. */
const LONGEST_NAME = 24;
const MINUTES = CODE_LIFE_MS / 60_000;

const SENTENCES = {
  es: ({ code, name }) => `${code} es tu código de ${name}. Vence en ${MINUTES} minutos.`,
  en: ({ code, name }) => `${code} is your code for ${name}. Valid for ${MINUTES} minutes.`,
  pt: ({ code, name }) => `${code} é o seu código de ${name}. Vence em ${MINUTES} minutos.`,
} as const satisfies Record<Language, (given: { code: string; name: string }) => string>;

/** One SMS: the code first, where a notification shows it. */
export function toCodeMessage({
  lang,
  code,
  tenantName,
}: {
  lang: Language;
  code: string;
  tenantName: string;
}): string {
  const name = tenantName.length > LONGEST_NAME ? `${tenantName.slice(0, LONGEST_NAME - 1)}…` : tenantName;
  return SENTENCES[lang]({ code, name });
}
