'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useDoerText } from '@/components/staff/use-doer-text';
import { serverNow } from '@/lib/browser/server-clock';
import { stepsOfClash } from '@/lib/domain/shop/draft/apply-draft';
import { useEditing } from './editing-context';
import type { Told } from './use-edits';
import { useWords } from './use-words';

/** Says in words who wrote the same last, and when. */
function useChanger(by: Told['by']) {
  const t = useTranslations('StaffEditing');
  const format = useFormatter();
  const sayDoer = useDoerText();
  return {
    who: by ? sayDoer(by.doer) : t('somebody'),
    when: by ? format.relativeTime(new Date(by.at), serverNow()) : t('meanwhile'),
  };
}

/** Two people wrote one thing: this one says who, when and what, and the person chooses. */
export function Conflict({ clash, onSolved }: { clash: Told; onSolved: () => void }) {
  const t = useTranslations('StaffEditing');
  const { steps, keepMine, useTheirs } = useEditing();
  const { nameOf, fieldName, sayValue } = useWords();
  const { why, kind, key, field, stands } = clash;
  const [step] = stepsOfClash(steps, clash);
  const solve = (work: (clash: Told) => void) => () => {
    work(clash);
    onSolved();
  };
  const said = {
    ...useChanger(clash.by),
    name: nameOf({ kind, key }),
    field: fieldName(field ?? []),
    theirs: sayValue(stands, field ?? []),
    mine: step?.op === 'set' ? sayValue(step.to, step.field) : t('step_remove'),
  };
  const isChoice = why === 'changed' && (step?.op === 'set' || step?.op === 'remove');
  return (
    <li className="edit-conflict">
      <p>{t(why === 'changed' && !isChoice ? 'conflict_undone' : `conflict_${why}`, said)}</p>
      <div className="flex flex-wrap gap-2">
        {isChoice && (
          <button type="button" className="button" onClick={solve(keepMine)}>
            {t('keep_mine', said)}
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={solve(useTheirs)}>
          {isChoice ? t('use_theirs', said) : t(step ? 'discard' : 'understood')}
        </button>
      </div>
    </li>
  );
}
