import { ApiError } from '@/lib/clients/api-error';

const TRIES = 5;
const LONGEST_MS = 8_000;

/** No answer, or the first sending is still being answered. */
export const isSilence = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'network' || error.kind === 'timeout' || error.key === 'idempotency_in_flight');

/** Repeats a call with the same key: silence is asked again, and a dead connection is waited for (guarantee/lost-connection). */
export const ASK_AGAIN = {
  retry: (count: number, error: Error) => count < TRIES && isSilence(error),
  retryDelay: (count: number) => Math.min(1_000 * 2 ** count, LONGEST_MS),
};
