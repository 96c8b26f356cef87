'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { BoardFault } from '@/components/staff/board/board-fault';
import type { MoneyReading } from '@/lib/contract/staff/day/ledger-calls';
import { useReading } from '@/lib/queries/staff/close';
import { useClosePlace, useCloseWords } from './close-place';
import { Closing } from './closing';
import { Drawer } from './drawer';
import { Figures } from './figures';
import { PrintReading } from './print-close';
import { SaveFigures } from './save-figures';
import { useCounting } from './use-counting';

/** Since when, and of which days where some are over. */
function Since({ reading: { since, days, is_late: isLate } }: { reading: MoneyReading }) {
  const t = useTranslations('StaffClose');
  const words = useCloseWords();
  return (
    <>
      <p className="text-muted">
        {since === null ? t('since_ever') : t('since', { when: words.when(since) })}
      </p>
      {isLate && (
        <p className="close-late" role="status">
          {t('late', { days: words.days(days) })}
        </p>
      )}
    </>
  );
}

function Shown({ reading, onClosed }: { reading: MoneyReading; onClosed: (id: number) => void }) {
  const t = useTranslations('StaffClose');
  const { mayWrite, currency, branch } = useClosePlace();
  const [isClosing, setClosing] = useState(false);
  const counting = useCounting({ currency, number: reading.number });
  const closed = (id: number) => {
    counting.reset();
    onClosed(id);
  };
  return (
    <>
      <Since {...{ reading }} />
      {mayWrite && <Drawer {...{ reading }} />}
      <Figures report={reading.report} number={null} />
      <div className="close-buttons">
        {mayWrite && (
          <button type="button" className="button" onClick={() => setClosing(true)}>
            {t('close', { number: reading.number })}
          </button>
        )}
        <PrintReading {...{ reading }} />
        <SaveFigures
          name={t('file_reading', { at: reading.at.slice(0, 10), branch: branch.name })}
          list={[{ ...reading, number: null, by: null, counted: null, difference: null }]}
        />
      </div>
      {mayWrite && counting.isKept && <p className="text-muted">{t('count_kept')}</p>}
      {isClosing && (
        <Closing {...{ reading, counting }} onClosed={closed} onCancel={() => setClosing(false)} />
      )}
    </>
  );
}

/** The money since the last close, as it stands; what the drawer should hold is told once it was counted. */
export function Reading({ onClosed }: { onClosed: (id: number) => void }) {
  const t = useTranslations('StaffClose');
  const titleId = useId();
  const { slug, branchId } = useClosePlace();
  const { reading, error, shownAt } = useReading({ slug, branchId });
  return (
    <section className="close-now" aria-labelledby={titleId} aria-busy={reading === null && error === null}>
      <h2 className="text-section" id={titleId}>
        {t('now')}
      </h2>
      {error !== null && (
        <div className="board-faults">
          <BoardFault {...{ error, shownAt }} />
        </div>
      )}
      {reading && <Shown {...{ reading, onClosed }} />}
    </section>
  );
}
