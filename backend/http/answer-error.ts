import type { ErrorHandler } from 'hono';
import type { ErrorBody } from '@/lib/contract/errors';
import { isPassingFault } from '../db/passing-fault';
import { describeFault } from '../describe-fault';
import { AppError } from '../errors';
import type { AppDeps, AppEnv } from './environment';

/** The one translation of failures: coded errors as they are, everything else without a word of itself (quality T59). */
export function answerError({ log }: AppDeps): ErrorHandler<AppEnv> {
  return (error, c) => {
    c.header('cache-control', 'private, no-store');
    if (error instanceof AppError) {
      if (error.retryAfterSeconds !== undefined) c.header('retry-after', String(error.retryAfterSeconds));
      return c.json(error.toBody(), error.status);
    }
    const id = c.get('requestId') ?? 'none';
    const passing = isPassingFault(error);
    log.error({ requestId: id, error: describeFault(error) }, 'request failed');
    const key = passing ? 'unavailable' : 'internal';
    if (passing) c.header('retry-after', '2');
    return c.json({ error: { key, message: key, id } } satisfies ErrorBody, passing ? 503 : 500);
  };
}
