import { createContext, useContext } from 'react';
import type { SectionName } from './sections';
import type { useFolds } from './use-folds';

type FoldedForm = Pick<ReturnType<typeof useFolds>, 'stateOf' | 'toggle'> & {
  summaryOf: (name: SectionName) => string;
};

/** Null: nothing folds. */
const FoldContext = createContext<FoldedForm | null>(null);
export const FoldProvider = FoldContext.Provider;
export const useFold = () => useContext(FoldContext);
