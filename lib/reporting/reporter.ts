import type { FailureKind } from '@/lib/domain/faults/fault-reports';

/** `call` is the contract's path, without ids. */
export type Failure = { error: unknown; kind?: FailureKind; call?: string };

/** The most failures kept before a reporter starts. */
const WAITING_LIMIT = 20;
const waiting: Failure[] = [];
let take: ((failure: Failure) => void) | null = null;

/** Hands over or keeps; never throws. */
export function reportFailure(failure: Failure): void {
  if (take) take(failure);
  else if (waiting.length < WAITING_LIMIT) waiting.push(failure);
}

/** Kept failures first. @returns the stop function */
export function takeFailures(handler: (failure: Failure) => void): () => void {
  take = handler;
  for (const failure of waiting.splice(0)) handler(failure);
  return () => {
    if (take === handler) take = null;
  };
}
