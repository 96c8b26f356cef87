'use client';

import { useTranslations } from 'next-intl';
import type { MoneyReport } from '@/lib/contract/staff/day/ledger-shapes';
import { useCloseWords } from './close-place';
import { MethodMoves } from './method-moves';
import { SumLine, SumLines } from './sum-lines';

/** The tips by who took them. */
function TipsBy({ tips }: { tips: MoneyReport['tips_by'] }) {
  const t = useTranslations('StaffClose');
  const { by } = useCloseWords();
  if (tips.length === 0) return null;
  return (
    <section className="close-card">
      <h3>{t('tips_by')}</h3>
      <dl>
        {tips.map(({ by: who, tips: amount }) => (
          <SumLine key={`${who?.kind}-${who?.id}`} name={by(who)} {...{ amount }} />
        ))}
      </dl>
    </section>
  );
}

/** Everything that came, each way to pay by itself with its orders behind it; the cash that should be there is not told here. */
export function Figures({ report, number }: { report: MoneyReport; number: number | null }) {
  const t = useTranslations('StaffClose');
  return (
    <div className="close-figures">
      <section className="close-card">
        <h3>{t('all')}</h3>
        <p className="text-muted">{t('orders', { count: report.orders })}</p>
        <dl>
          <SumLines sums={report} />
        </dl>
      </section>
      <section className="close-card">
        <h3>{t('methods')}</h3>
        {report.methods.length === 0 && <p className="text-muted">{t('no_money')}</p>}
        <ul>
          {report.methods.map((sums) => (
            <MethodMoves key={sums.method} {...{ sums, number }} />
          ))}
        </ul>
      </section>
      <TipsBy tips={report.tips_by} />
    </div>
  );
}
