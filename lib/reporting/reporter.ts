import type { FailureKind } from '@/lib/domain/faults/fault-reports';

/** `call` is the path of a call as the contract writes it, with holes for its ids. */
export type Failure = { error: unknown; kind?: FailureKind; call?: string };

/** As many as wait for who sends them; without a reporter they are all that is kept. */
const WAITING_LIMIT = 20;
const waiting: Failure[] = [];
let take: ((failure: Failure) => void) | null = null;

/** Hands a failure over, or keeps it until somebody takes failures; never throws. */
export function reportFailure(failure: Failure): void {
  if (take) take(failure);
  else if (waiting.length < WAITING_LIMIT) waiting.push(failure);
}

/** Takes failures, those that wait first. @returns what stops it */
export function takeFailures(handler: (failure: Failure) => void): () => void {
  take = handler;
  for (const failure of waiting.splice(0)) handler(failure);
  return () => {
    if (take === handler) take = null;
  };
}
