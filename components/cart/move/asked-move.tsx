'use client';

import { useStore } from 'zustand';
import { moveQuestionStore } from '@/lib/stores/cart/move-question';
import { MoveQuestion } from './move-question';

/** The question, once something asks it. */
export function AskedMove() {
  const isAsked = useStore(moveQuestionStore, ({ question }) => question !== null);
  return isAsked && <MoveQuestion />;
}
