/** `loader`: a call or a part that did not load (rule platform/fault-reports). */
export type FailureKind = 'fault' | 'loader' | 'survey';

/** Share of loader failures that is reported (rule platform/fault-reports). */
const LOADER_SHARE = 0.1;

/** @param chance random, from 0 up to 1 (rule platform/fault-reports) */
export function isReported({ kind, chance }: { kind: FailureKind; chance: number }): boolean {
  if (kind === 'survey') return false;
  return kind === 'fault' || chance < LOADER_SHARE;
}

/** Aborted by the diner (rule platform/fault-reports). */
const isAborted = (error: unknown) => error instanceof Error && error.name === 'AbortError';

const LOADER_NAMES = ['ApiError', 'ChunkLoadError'];
const LOADER_WORDS = /^(?:network|timeout|http|contract): |^Failed to load chunk/;

/** Compared by name and message, because errors are rebuilt on a server; null is no failure. */
export function failureKindOf(error: unknown): FailureKind | null {
  if (isAborted(error)) return null;
  if (!(error instanceof Error)) return 'fault';
  return LOADER_NAMES.includes(error.name) || LOADER_WORDS.test(error.message) ? 'loader' : 'fault';
}

const MAIL = /[^\s@<>"']+@[^\s@<>"']+/g;
/** Five or more digits: phones, documents, cards. */
const NUMBER = /\d(?:[ .-]?\d){4,}/g;
const TOKEN = /[\w-]{20,}/g;
const MASK = '…';

/** Masks mail addresses, numbers and tokens in a text (guarantee/quiet-logs). */
export function maskText(text: string): string {
  return text.replace(MAIL, MASK).replace(TOKEN, MASK).replace(NUMBER, MASK);
}

/** Removes query, fragment and tokens in paths (guarantee/token-addresses). */
export function maskAddress(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  return path.replace(/\/[\w-]{20,}(?=\/|$)/g, `/${MASK}`);
}
