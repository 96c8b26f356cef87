'use client';

import { useEffect } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '@/lib/browser/lazy-part';
import { loadPart } from '@/lib/browser/load-part';
import { moveQuestionStore } from '@/lib/stores/move-question';

/** Moves nothing: a part is missing, and the document says so. */
function NoQuestion(): null {
  useEffect(() => moveQuestionStore.getState().question?.stop(), []);
  return null;
}
const MoveQuestion = lazyPart(() =>
  loadPart(() => import('./move-question')).then(
    (one) => one.MoveQuestion,
    () => NoQuestion,
  ),
);

/** The question, once something asks it. */
export function AskedMove() {
  const isAsked = useStore(moveQuestionStore, ({ question }) => question !== null);
  return isAsked && <MoveQuestion />;
}
