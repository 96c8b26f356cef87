'use client';

import { useTranslations } from 'next-intl';
import type { MoneyReport } from '@/lib/contract/staff/day/ledger-shapes';
import { useCloseWords } from './close-place';
import { SumLine } from './sum-lines';

/** The way from the cash that the drawer began with to what it must hold, and what was counted. */
export function CashLines({
  cash: { opening, taken, given_back: back, put_in: putIn, taken_out: takenOut, expected },
  counted,
  difference,
}: {
  cash: MoneyReport['cash'];
  counted: number;
  /** Counted less expected. */
  difference: number;
}) {
  const t = useTranslations('StaffClose');
  const words = useCloseWords();
  const { text, kind } = words.difference(difference);
  return (
    <>
      <dl>
        <SumLine name={t('opening')} amount={opening} />
        <SumLine name={t('cash_taken')} amount={taken} />
        {putIn !== 0 && <SumLine name={t('cash_in')} amount={putIn} />}
        {back !== 0 && <SumLine name={t('cash_back')} amount={-back} />}
        {takenOut !== 0 && <SumLine name={t('cash_out')} amount={-takenOut} />}
        <SumLine name={t('expected')} amount={expected} isTotal />
        <SumLine name={t('counted')} amount={counted} isTotal />
      </dl>
      <p className="close-difference" data-difference={kind}>
        {text}
      </p>
    </>
  );
}
