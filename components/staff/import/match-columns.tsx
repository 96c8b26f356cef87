'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SelectField } from '@/components/ui/select-field';
import type { ReadMenu } from '@/lib/contract/staff/shop/menu-file-calls';
import { MATCHED, type Matched, type Matching } from '@/lib/domain/shop/menu-file';

type Columns = Exclude<ReadMenu, { outcome: 'unreadable' }>['columns'];

const isMatched = (word: string): word is Matched => (MATCHED as readonly string[]).includes(word);

/** A column holds one thing, and each thing stands in one column. */
function withColumn(matching: Matching, column: string, what: string): Matching {
  const others = Object.entries(matching).filter(([one, name]) => name !== column && one !== what);
  return { ...Object.fromEntries(others), ...(isMatched(what) ? { [what]: column } : {}) };
}

/** Asks what each column of somebody's own table holds: it is guessed, shown with the first cells, and chosen otherwise. */
export function MatchColumns({
  columns,
  matching: guessed,
  isPending,
  onMatch,
}: {
  columns: Columns;
  matching: Matching;
  isPending: boolean;
  onMatch: (matching: Matching) => void;
}) {
  const t = useTranslations('StaffImport');
  const [matching, setMatching] = useState(guessed);
  const options = MATCHED.map((value) => ({ value, text: t(`column_${value}`) }));
  const isEnough = matching.name !== undefined && matching.price !== undefined;
  return (
    <section className="branches-card" aria-label={t('match')}>
      <h2 className="text-section">{t('match')}</h2>
      <p className="text-muted">{t('match_text')}</p>
      <ul className="import-columns">
        {columns.map(({ name, samples }) => (
          <li key={name}>
            <SelectField
              label={name === '' ? t('column_unnamed') : name}
              empty={t('column_none')}
              value={MATCHED.find((what) => matching[what] === name) ?? ''}
              {...{ options }}
              onChange={(what) => setMatching(withColumn(matching, name, what))}
            />
            <p className="text-muted">{samples.join(' · ')}</p>
          </li>
        ))}
      </ul>
      {!isEnough && <p className="text-danger">{t('match_missing')}</p>}
      <button
        type="button"
        className="button justify-self-start"
        disabled={isPending || !isEnough}
        onClick={() => onMatch(matching)}
      >
        {t('match_go')}
      </button>
    </section>
  );
}
