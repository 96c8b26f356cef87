/**
 * What has failed: a fault of ours, a loader (a call or a part of the page that does not come), or a survey, which
 * nobody misses (rule platform/fault-reports).
 */
export type FailureKind = 'fault' | 'loader' | 'survey';

/** The share of loader failures that is reported (rule platform/fault-reports). */
const LOADER_SHARE = 0.1;

/**
 * Whether a failure is reported: faults always, loaders one in ten, surveys never (rule platform/fault-reports).
 * @param chance at random, from 0 up to 1
 */
export function isReported({ kind, chance }: { kind: FailureKind; chance: number }): boolean {
  if (kind === 'survey') return false;
  return kind === 'fault' || chance < LOADER_SHARE;
}

/** Aborted by the diner: not a failure (rule platform/fault-reports). */
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

/** Masks mail addresses, numbers and tokens in a text (guarantee/quiet-logs). */
export function maskText(text: string): string {
  return text.replace(MAIL, MASK).replace(TOKEN, MASK).replace(NUMBER, MASK);
}

/**
 * An address without its query and fragment, and without the tokens that some paths carry (guarantee/token-addresses).
 */
export function maskAddress(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  return path.replace(/\/[\w-]{20,}(?=\/|$)/g, `/${MASK}`);
}
