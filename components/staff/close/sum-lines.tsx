'use client';

import { useTranslations } from 'next-intl';
import type { MoneyReport } from '@/lib/contract/staff/day/ledger-shapes';
import { useCloseWords } from './close-place';

/** A line of a table of sums. */
export function SumLine({
  name,
  amount,
  isTotal = false,
}: {
  name: string;
  amount: number;
  isTotal?: boolean;
}) {
  const { money } = useCloseWords();
  return (
    <div className="close-line" data-total={isTotal}>
      <dt>{name}</dt>
      <dd>{money(amount)}</dd>
    </div>
  );
}

type Sums = Pick<MoneyReport, 'sales' | 'tips' | 'rounding' | 'given_back' | 'total'>;

/** The parts of a sum; one that is nothing is left out, but for sales and the total. */
export function SumLines({ sums: { sales, tips, rounding, given_back: back, total } }: { sums: Sums }) {
  const t = useTranslations('StaffClose');
  return (
    <>
      <SumLine name={t('taken')} amount={sales} />
      {tips !== 0 && <SumLine name={t('tips')} amount={tips} />}
      {rounding !== 0 && <SumLine name={t('rounding')} amount={rounding} />}
      {back !== 0 && <SumLine name={t('given_back')} amount={-back} />}
      <SumLine name={t('total')} amount={total} isTotal />
    </>
  );
}
