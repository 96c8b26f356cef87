'use client';

import { useTranslations } from 'next-intl';
import { noticeOf } from '@/lib/domain/faults/error-notices';
import type { Currency } from '@/lib/domain/money/currencies';
import { formatMoney, toMinor } from '@/lib/domain/money/money';
import type { TenantFactsOfPage } from '@/lib/domain/tenant/page-facts';
import { hourSentence } from '@/lib/domain/time/print-hour';

export type ErrorWords = Pick<TenantFactsOfPage, 'currency' | 'establishment'>;

/** Values for a missing seat or dish; the sentences then leave the name out. */
const UNTOLD = { seat: 'none', product: 'none' };

const AMOUNTS = ['total', 'price', 'minimum', 'missing', 'left'];

function printValues(values: Record<string, string | number>, currency: Currency) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const amountMinor = AMOUNTS.includes(name) ? toMinor({ amount: Number(value), currency }) : null;
      return [name, amountMinor === null ? value : formatMoney({ amountMinor, currency })];
    }),
  );
}

/** Unknown keys and missing values get the general sentence. */
export function useErrorText({ currency, establishment }: ErrorWords) {
  const t = useTranslations('Errors');
  return (key: string, values: Record<string, string | number> = {}) => {
    const notice = noticeOf(key);
    const isWhole = notice.values.every((name) => values[name] !== undefined);
    return isWhole
      ? hourSentence(
          t(notice.text as 'general', { ...UNTOLD, establishment, ...printValues(values, currency) }),
        )
      : t('general');
  };
}
