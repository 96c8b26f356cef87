/**
 * What has failed: a fault of ours, a loader (a call or a part of the page that does not come), or a survey, which
 * nobody misses (spec section 8).
 */
export type FailureKind = 'fault' | 'loader' | 'survey';

/** Spec section 9: «Error sampling 10 %». */
const LOADER_SHARE = 0.1;

/**
 * Whether a failure is reported: faults always, loaders one in ten, surveys never (decision 86).
 * @param chance at random, from 0 up to 1
 */
export function isReported({ kind, chance }: { kind: FailureKind; chance: number }): boolean {
  if (kind === 'survey') return false;
  return kind === 'fault' || chance < LOADER_SHARE;
}

/** What a diner ended by leaving or closing is no failure (decision 86). */
const isAborted = (error: unknown) => error instanceof Error && error.name === 'AbortError';

const LOADER_NAMES = ['ApiError', 'ChunkLoadError'];
const LOADER_WORDS = /^(?:network|timeout|http|contract): |^Failed to load chunk/;

/** The kind of what was thrown, by name and words, for errors change hands on a server; null is no failure. */
export function failureKindOf(error: unknown): FailureKind | null {
  if (isAborted(error)) return null;
  if (!(error instanceof Error)) return 'fault';
  return LOADER_NAMES.includes(error.name) || LOADER_WORDS.test(error.message) ? 'loader' : 'fault';
}

const MAIL = /[^\s@<>"']+@[^\s@<>"']+/g;
/** Five digits and more, however they are parted: telephones, documents, cards. */
const NUMBER = /\d(?:[ .-]?\d){4,}/g;
/** What is as long as a token and looks like one. */
const TOKEN = /[\w-]{20,}/g;
const MASK = '…';

/** A sentence without addresses, numbers and tokens: nothing of a diner leaves with a report (quality T49). */
export function maskText(text: string): string {
  return text.replace(MAIL, MASK).replace(TOKEN, MASK).replace(NUMBER, MASK);
}

/** An address without its query and fragment, and without the tokens that some paths carry (quality T14). */
export function maskAddress(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  return path.replace(/\/[\w-]{20,}(?=\/|$)/g, `/${MASK}`);
}
