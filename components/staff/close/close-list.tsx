'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useFaultText } from '@/components/staff/use-fault-text';
import type { MoneyCloses } from '@/lib/contract/staff/day/close-calls';
import { useCloses } from '@/lib/queries/staff/close';
import { useClosePlace, useCloseWords } from './close-place';
import { SaveFigures } from './save-figures';

type Row = MoneyCloses['closes'][number];

function CloseRow({ close, onOpen }: { close: Row; onOpen: () => void }) {
  const t = useTranslations('StaffClose');
  const words = useCloseWords();
  const { number, at, by, total, difference } = close;
  const { text, kind } = words.difference(difference);
  return (
    <li>
      <button type="button" className="close-row" onClick={onOpen}>
        <span>
          <strong className="block">{t('numbered', { number })}</strong>
          <span className="text-muted">{[words.when(at), words.by(by)].join(' · ')}</span>
        </span>
        <span className="close-row-sums">
          <strong className="block">{words.money(total)}</strong>
          <span data-difference={kind}>{text}</span>
        </span>
      </button>
    </li>
  );
}

/** The closes that were made, the newest first. */
export function CloseList({ onOpen }: { onOpen: (id: number) => void }) {
  const t = useTranslations('StaffClose');
  const sayFault = useFaultText();
  const titleId = useId();
  const { slug, branchId, branch } = useClosePlace();
  const { closes, error, more, isAsking } = useCloses({ slug, branchId });
  return (
    <section className="close-before" aria-labelledby={titleId} aria-busy={closes === null && !error}>
      <h2 className="text-section" id={titleId}>
        {t('closes')}
      </h2>
      {error !== null && closes === null && <p role="alert">{sayFault(error)}</p>}
      {closes?.length === 0 && <p className="text-muted">{t('no_closes')}</p>}
      <ul className="money-list">
        {closes?.map((close) => (
          <CloseRow key={close.id} {...{ close }} onOpen={() => onOpen(close.id)} />
        ))}
      </ul>
      {closes && closes.length > 0 && (
        <div className="close-buttons">
          {more && (
            <button type="button" className="button button-quiet" disabled={isAsking} onClick={more}>
              {t('older')}
            </button>
          )}
          <SaveFigures name={t('file_closes', { branch: branch.name })} list={closes} />
        </div>
      )}
    </section>
  );
}
