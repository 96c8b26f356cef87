'use client';

import { useStore } from 'zustand';
import { ageQuestionStore } from '@/lib/stores/age-question';
import { AgeQuestion } from './age-question';

/** The question, once something for adults alone is added. */
export function AskedAge() {
  const isAsked = useStore(ageQuestionStore, ({ question }) => question !== null);
  return isAsked && <AgeQuestion />;
}
