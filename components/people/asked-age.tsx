'use client';

import { useEffect } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '@/lib/browser/lazy-part';
import { loadPart } from '@/lib/browser/load-part';
import { ageQuestionStore } from '@/lib/stores/age-question';

/** Adds nothing: a part is missing, and the document says so. */
function NoQuestion(): null {
  useEffect(() => ageQuestionStore.getState().question?.stop(), []);
  return null;
}
const AgeQuestion = lazyPart(() =>
  loadPart(() => import('./age-question')).then(
    (one) => one.AgeQuestion,
    () => NoQuestion,
  ),
);

/** The question, once something for adults alone is added. */
export function AskedAge() {
  const isAsked = useStore(ageQuestionStore, ({ question }) => question !== null);
  return isAsked && <AgeQuestion />;
}
