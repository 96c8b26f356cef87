'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { ShopProblem } from '@/lib/contract/staff/shop/told';
import { SHOP_KINDS, type ShopKind } from '@/lib/domain/shop/shop-document';
import { Conflict } from './conflict';
import { useEditing } from './editing-context';
import type { Refusal } from './use-changing';
import type { Told } from './use-edits';
import { useProblemText } from './use-problem-text';
import { useWords } from './use-words';

type Problems = Extract<Refusal, { outcome: 'problems' }>;
type Questions = Extract<Refusal, { outcome: 'questions' }>;

const isKind = (kind: string): kind is ShopKind => (SHOP_KINDS as readonly string[]).includes(kind);

/** A sentence with the name of what it is about. */
function useNamed() {
  const sayProblem = useProblemText();
  const { nameOf } = useWords();
  return (problem: ShopProblem): string => {
    const { about } = problem;
    if (about === null || !isKind(about.kind) || about.kind === 'tenant') return sayProblem(problem);
    return `${nameOf({ kind: about.kind, key: about.key })}: ${sayProblem(problem)}`;
  };
}

/** @param onSolved null: nobody has tried to save, and the draft itself says which are left */
function ConflictList({ clashes, onSolved }: { clashes: readonly Told[]; onSolved: (one: Told) => void }) {
  return (
    <ul className="grid gap-4">
      {clashes.map((one) => (
        <Conflict
          key={JSON.stringify([one.kind, one.key, one.field])}
          clash={one}
          onSolved={() => onSolved(one)}
        />
      ))}
    </ul>
  );
}

function ProblemList({ refusal: { problems, more } }: { refusal: Problems }) {
  const t = useTranslations('StaffEditing');
  const sayOne = useNamed();
  return (
    <>
      <ul className="list-inside list-disc">
        {problems.map((problem) => (
          <li key={JSON.stringify(problem)}>{sayOne(problem)}</li>
        ))}
      </ul>
      {more > 0 && <p>{t('problems_more', { count: more })}</p>}
    </>
  );
}

function QuestionList({ refusal: { questions } }: { refusal: Questions }) {
  const t = useTranslations('StaffEditing');
  const { isPending, confirm, say } = useEditing().changing;
  const sayOne = useNamed();
  return (
    <>
      <ul className="list-inside list-disc">
        {questions.map((question) => (
          <li key={question.id}>{sayOne(question)}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="button" disabled={isPending} onClick={confirm}>
          {t('questions_yes')}
        </button>
        <button type="button" className="button button-quiet" onClick={() => say(null)}>
          {t('questions_no')}
        </button>
      </div>
    </>
  );
}

/** Says why nothing was written, and asks what only a person knows. */
export function RefusalNote() {
  const t = useTranslations('StaffEditing');
  const { clashes, changing } = useEditing();
  const { refusal, say } = changing;
  const told = refusal?.outcome === 'conflict' ? refusal.conflicts : clashes;
  const solve = (one: Told) => {
    if (refusal?.outcome !== 'conflict') return;
    const left = refusal.conflicts.filter((other) => other !== one);
    say(left.length === 0 ? null : { outcome: 'conflict', conflicts: left });
  };
  const note = useRef<HTMLElement>(null);
  // It may stand far below what was on the screen when it was saved.
  useEffect(() => {
    if (refusal) note.current?.scrollIntoView?.({ block: 'nearest' });
  }, [refusal]);
  if (refusal === null && told.length === 0) return null;
  const outcome = refusal?.outcome ?? 'waiting';
  return (
    <section ref={note} className="edit-refusal" role="alert">
      <h2 className="text-section">{t(`refused_${outcome}`)}</h2>
      {told.length > 0 && <ConflictList clashes={told} onSolved={solve} />}
      {refusal?.outcome === 'problems' && <ProblemList refusal={refusal} />}
      {refusal?.outcome === 'questions' && <QuestionList refusal={refusal} />}
    </section>
  );
}
