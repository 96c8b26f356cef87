import { findClosest } from '@/lib/domain/text/find-closest.mjs';

/** The end of a sentence about a word that is not known: «; did you mean centro?», or a full stop where none is close. */
export const didYouMean = (word: string, known: readonly string[]): string => {
  const closest = findClosest({ word, known });
  return closest ? `; did you mean ${closest}?` : '.';
};
