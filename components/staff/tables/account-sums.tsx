'use client';

import { useTranslations } from 'next-intl';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import { Payments } from './money/account-money';
import { useRoomWords } from './room-place';

/** The sum of the bill, what of it came, and what is left. */
export function AccountSums({ account }: { account: StaffAccount }) {
  const t = useTranslations('StaffTables');
  const { money } = useRoomWords();
  const { total, saved, paid, deposit, in_flight: inFlight, left } = account;
  const rows = [
    { text: t('total'), amount: total, isShown: true },
    { text: t('saved'), amount: saved, isShown: saved > 0 },
    { text: t('deposit'), amount: deposit, isShown: deposit > 0 },
    { text: t('paid'), amount: paid - deposit, isShown: paid > deposit },
    { text: t('in_flight'), amount: inFlight, isShown: inFlight > 0 },
  ];
  return (
    <section className="room-sums" aria-label={t('bill')}>
      <dl>
        {rows
          .filter(({ isShown }) => isShown)
          .map(({ text, amount }) => (
            <div key={text} className="room-sum">
              <dt>{text}</dt>
              <dd>{money(amount)}</dd>
            </div>
          ))}
        <div className="room-sum room-sum-left">
          <dt>{t('left')}</dt>
          <dd>{money(left)}</dd>
        </div>
      </dl>
      <Payments {...{ account }} />
    </section>
  );
}
