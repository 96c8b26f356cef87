import type { ErrorHandler } from 'hono';
import { ERROR_STATUS, type ErrorBody, type ErrorKey } from '@/lib/contract/errors';
import { isDiskFull } from '../db/full-disk';
import { isPassingFault } from '../db/passing-fault';
import { describeFault } from '../describe-fault';
import { AppError } from '../errors';
import type { AppDeps, AppEnv } from './environment';

/** What a failure that is no coded error is told as, and after how many seconds the caller may try again. */
function classify(error: Error): { key: ErrorKey; retryAfterSeconds?: number } {
  if (isDiskFull(error)) return { key: 'storage_full', retryAfterSeconds: 60 };
  if (isPassingFault(error)) return { key: 'unavailable', retryAfterSeconds: 2 };
  return { key: 'internal' };
}

/** The one translation of failures: coded errors as they are, everything else without a word of itself (quality T59). */
export function answerError({ log }: AppDeps): ErrorHandler<AppEnv> {
  return (error, c) => {
    c.header('cache-control', 'private, no-store');
    if (error instanceof AppError) {
      if (error.retryAfterSeconds !== undefined) c.header('retry-after', String(error.retryAfterSeconds));
      return c.json(error.toBody(), error.status);
    }
    const id = c.get('requestId') ?? 'none';
    log.error({ requestId: id, error: describeFault(error) }, 'request failed');
    const { key, retryAfterSeconds } = classify(error);
    if (retryAfterSeconds !== undefined) c.header('retry-after', String(retryAfterSeconds));
    return c.json({ error: { key, message: key, id } } satisfies ErrorBody, ERROR_STATUS[key]);
  };
}
