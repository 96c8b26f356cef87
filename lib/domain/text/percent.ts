import type { Language } from '@/lib/domain/tenant/countries';

/** «20 %» in Spanish, on one line; «20%» in the others (rule tenant/percents). */
export function printPercent({ percent, lang }: { percent: number; lang: Language }): string {
  const number = new Intl.NumberFormat(lang).format(percent);
  return lang === 'es' ? `${number}\u00a0%` : `${number}%`;
}
