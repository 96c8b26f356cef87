import type { ErrorHandler } from 'hono';
import type { ErrorBody } from '@/lib/contract/errors';
import { AppError } from '../errors';
import type { AppDeps, AppEnv } from './environment';

/** Database trouble that passes: lost or refused connections, a stopping server, a time-out. */
const PASSING = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08001',
]);

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

/** The one translation of failures: coded errors as they are, everything else without a word of itself (quality T59). */
export function answerError({ log }: AppDeps): ErrorHandler<AppEnv> {
  return (error, c) => {
    c.header('cache-control', 'private, no-store');
    if (error instanceof AppError) {
      if (error.retryAfterSeconds !== undefined) c.header('retry-after', String(error.retryAfterSeconds));
      return c.json(error.toBody(), error.status);
    }
    const id = c.get('requestId') ?? 'none';
    const passing =
      PASSING.has(codeOf(error)) || /timeout exceeded when trying to connect/.test(error.message);
    log.error(
      { requestId: id, error: { name: error.name, code: codeOf(error), stack: error.stack } },
      'request failed',
    );
    const key = passing ? 'unavailable' : 'internal';
    if (passing) c.header('retry-after', '2');
    return c.json({ error: { key, message: key, id } } satisfies ErrorBody, passing ? 503 : 500);
  };
}
