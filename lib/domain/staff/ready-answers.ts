import type { Language } from '@/lib/domain/tenant/countries';

/** Answers that are said often (rule staff/conversations). Each has its words in the catalogues, as `quick_` and its name. */
export const READY_ANSWERS = ['coming', 'checking', 'call', 'sorry'] as const;
type ReadyAnswer = (typeof READY_ANSWERS)[number];

/** Their words in each language: staff read them in theirs, a diner in theirs. */
export type ReadyWords = Readonly<Record<Language, Readonly<Record<ReadyAnswer, string>>>>;
