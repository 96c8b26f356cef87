'use client';

import { useTranslations } from 'next-intl';
import { useShop } from '@/components/staff/shop';
import type { MoneyClose } from '@/lib/contract/staff/day/close-calls';
import type { MoneyReading } from '@/lib/contract/staff/day/ledger-calls';
import { CashLines } from './cash-lines';
import { useClosePlace, useCloseWords } from './close-place';
import { SumLine, SumLines } from './sum-lines';

export type Printed =
  | { kind: 'reading'; shown: MoneyReading }
  | { kind: 'close'; shown: MoneyClose }
  | { kind: 'copy'; shown: MoneyClose };

function Title({ paper }: { paper: Printed }) {
  const t = useTranslations('StaffClose');
  if (paper.kind === 'reading') return <p className="ticket-note">{t('paper_reading')}</p>;
  const { number, copies } = paper.shown;
  return (
    <>
      {paper.kind === 'copy' && <p className="ticket-note">{t('paper_copy', { copy: copies })}</p>}
      <p className="ticket-number">{t('numbered', { number })}</p>
    </>
  );
}

/** Whose paper it is, of when, and by whom. */
function Head({ paper }: { paper: Printed }) {
  const t = useTranslations('StaffClose');
  const words = useCloseWords();
  const { name } = useShop();
  const { branch } = useClosePlace();
  const { at, since, days } = paper.shown;
  return (
    <>
      <p>{branch.name === name ? name : `${name} · ${branch.name}`}</p>
      <Title {...{ paper }} />
      <p>
        {words.when(at)}
        {paper.kind !== 'reading' && <span className="block">{words.by(paper.shown.by)}</span>}
        <span className="block">
          {since === null ? t('since_ever') : t('since', { when: words.when(since) })}
        </span>
        {days.length > 0 && <span className="block">{t('of_days', { days: words.days(days) })}</span>}
      </p>
    </>
  );
}

/** A reading or a close on a strip of paper, or on a sheet: the figures that the backend says, and no others (rule staff/close). */
export function ClosePaper({ paper }: { paper: Printed }) {
  const t = useTranslations('StaffClose');
  const methodText = useTranslations('Methods');
  const words = useCloseWords();
  const { report } = paper.shown;
  return (
    <div className="ticket close-paper">
      <Head {...{ paper }} />
      <div className="close-paper-part">
        <strong>{t('all')}</strong> · {t('orders', { count: report.orders })}
        <dl>
          <SumLines sums={report} />
        </dl>
      </div>
      {report.methods.map((sums) => (
        <div key={sums.method} className="close-paper-part">
          <strong>{methodText(sums.method)}</strong> · {t('orders', { count: sums.orders })}
          <dl>
            <SumLines {...{ sums }} />
          </dl>
        </div>
      ))}
      {report.tips_by.length > 0 && (
        <div className="close-paper-part">
          <strong>{t('tips_by')}</strong>
          <dl>
            {report.tips_by.map(({ by, tips }) => (
              <SumLine key={`${by?.kind}-${by?.id}`} name={words.by(by)} amount={tips} />
            ))}
          </dl>
        </div>
      )}
      {paper.kind !== 'reading' && (
        <div className="close-paper-part">
          <strong>{t('drawer')}</strong>
          <CashLines cash={report.cash} counted={paper.shown.counted} difference={paper.shown.difference} />
          {paper.shown.note !== null && <p>«{paper.shown.note}»</p>}
          <p className="close-signature">{t('signature')}</p>
        </div>
      )}
    </div>
  );
}
