import { useTranslations } from 'next-intl';
import { cashDue, roundingOf } from '@/lib/domain/money/cash-rounding';
import type { Currency } from '@/lib/domain/money/currencies';
import { formatAmount } from '@/lib/domain/money/money';

/** A sum as cash pays it, where that is another one (rule payments/rounding). */
export function CashRounded({ amount, currency }: { amount: number; currency: Currency }) {
  const t = useTranslations('Staff');
  const due = cashDue({ amount, currency });
  const rounding = roundingOf({ amount, currency });
  if (rounding === 0) return null;
  const print = (sum: number) => formatAmount({ amount: sum, currency });
  return (
    <span className="block">{t('cash_rounded', { amount: print(due), rounding: print(rounding) })}</span>
  );
}
