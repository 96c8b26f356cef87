'use client';

import { useTranslations } from 'next-intl';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import type { Currency } from '@/lib/domain/money/currencies';
import { formatAmount } from '@/lib/domain/money/money';
import { CashRounded } from './cash-rounded';

/** The money to collect before the order is given away, too large to be overlooked (rule staff/hand-over). */
export function MoneyDue({
  order: { paid, total, cash_amount: cash, cash_change: change, guest, payment_method: method },
  currency,
}: {
  order: StaffOrder;
  currency: Currency;
}) {
  const t = useTranslations('Staff');
  const print = (amount: number) => formatAmount({ amount, currency });
  if (paid) return <p className="text-success">{t('paid')}</p>;
  return (
    <div className="money-due">
      <p className="text-page font-bold">{t('to_pay', { amount: print(total) })}</p>
      {method === 'cash' && <CashRounded amount={total} {...{ currency }} />}
      {guest !== null && <p>{t('guest', { name: guest })}</p>}
      {cash !== null && <p>{t('cash', { amount: print(cash), change: print(change ?? 0) })}</p>}
      {cash === null && method === 'cash' && <p>{t('cash_exact')}</p>}
    </div>
  );
}
