'use client';

import { ArrowLeft } from 'lucide';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import { useFaultText } from '@/components/staff/use-fault-text';
import { Icon } from '@/components/ui/icon';
import type { MoneyClose } from '@/lib/contract/staff/day/close-calls';
import { useClose } from '@/lib/queries/staff/close';
import { CashLines } from './cash-lines';
import { useClosePlace, useCloseWords } from './close-place';
import { DrawerMoves } from './drawer-moves';
import { Figures } from './figures';
import { PrintClose } from './print-close';
import { SaveFigures } from './save-figures';

/** Says by whom it was closed, when, and which days are in it. */
function Head({ close: { at, by, days, since, is_late: isLate, note } }: { close: MoneyClose }) {
  const t = useTranslations('StaffClose');
  const words = useCloseWords();
  return (
    <>
      <p className="text-muted">
        {[words.when(at), words.by(by)].join(' · ')}
        <span className="block">
          {since === null ? t('since_ever') : t('since', { when: words.when(since) })}
        </span>
      </p>
      {isLate && <p className="close-late">{t('late', { days: words.days(days) })}</p>}
      {note !== null && <p>«{note}»</p>}
    </>
  );
}

function Shown({ close }: { close: MoneyClose }) {
  const t = useTranslations('StaffClose');
  const { branch } = useClosePlace();
  const { number, report, counted, difference } = close;
  return (
    <>
      <Head {...{ close }} />
      <section className="close-card">
        <h3>{t('drawer')}</h3>
        <CashLines cash={report.cash} {...{ counted, difference }} />
        <DrawerMoves {...{ number }} />
      </section>
      <Figures {...{ report, number }} />
      <div className="close-buttons">
        <PrintClose {...{ close }} />
        <SaveFigures name={t('file_close', { branch: branch.name, number })} list={[close]} />
      </div>
    </>
  );
}

/** One close with its figures as they were, with the way back to the list. */
export function OneClose({ id, onBack }: { id: number; onBack: () => void }) {
  const t = useTranslations('StaffClose');
  const sayFault = useFaultText();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { slug, branchId } = useClosePlace();
  const { close, error } = useClose({ slug, branchId, id });
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="close-one" aria-labelledby={titleId} aria-busy={close === null && !error}>
      <header className="room-one-head">
        <button type="button" className="icon-button" aria-label={t('back')} onClick={onBack}>
          <Icon of={ArrowLeft} size={24} />
        </button>
        <h2 id={titleId} ref={title} tabIndex={-1} className="text-section">
          {close ? t('numbered', { number: close.number }) : t('closes')}
        </h2>
      </header>
      {error !== null && close === null && <p role="alert">{sayFault(error)}</p>}
      {close && <Shown {...{ close }} />}
    </section>
  );
}
