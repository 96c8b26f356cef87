import type { ProblemKey, Said } from './problem';

/** Sentences around the problems. */
export const FRAME_KEYS = [
  ...(['did_you_mean', 'take_all', 'more_problems', 'imported', 'not_imported'] as const),
  ...(['would_change', 'would_make'] as const),
] as const;

/** The sentences `Problems` of a language. */
export type ProblemWords = (
  key: ProblemKey | (typeof FRAME_KEYS)[number],
  values: Record<string, string | number>,
) => string;

/** The whole sentence, with what was probably meant: `is not a known column; did you mean price?` */
export const sayProblem = ({ key, values, meant }: Said, words: ProblemWords): string =>
  meant === undefined ? words(key, values) : `${words(key, values)}; ${words('did_you_mean', { meant })}`;
