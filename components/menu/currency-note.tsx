import { useLocale, useTranslations } from 'next-intl';
import type { Instance } from '@/lib/contract/tenant/instance';
import { isMistakable } from '@/lib/domain/money/shared-signs';
import { LANGUAGES } from '@/lib/domain/tenant/countries';

/** Names the currency where a reader may mistake it for another (rule tenant/foreign-prices). */
export function CurrencyNote({ tenant: { currency, language } }: { tenant: Instance }) {
  const [t, locale] = [useTranslations('Fallback'), useLocale()];
  const lang = LANGUAGES.find((one) => locale.startsWith(one)) ?? language;
  if (!isMistakable({ currency, lang, own: language })) return null;
  const name = new Intl.DisplayNames(locale, { type: 'currency' }).of(currency) ?? currency;
  return <p className="mt-2 text-muted">{t('currency', { name, code: currency })}</p>;
}
