import type { ErrorHandler } from 'hono';
import { AppError } from '@/backend/errors';
import { isDiskFull } from '@/backend/platform/database/full-disk';
import { isPassingFault } from '@/backend/platform/database/passing-fault';
import { findStatementFailure } from '@/backend/platform/database/statement-failure';
import { describeFault } from '@/backend/platform/describe-fault';
import { ERROR_STATUS, type ErrorKey } from '@/lib/contract/error-status';
import type { ErrorBody } from '@/lib/contract/errors';
import type { AppDeps, AppEnv } from './environment';

/** True for an error of the trigger `refuse_erased`: the diner was erased during the call (rule people/erase). */
const isErasedDiner = (error: Error): boolean => {
  const failure = findStatementFailure(error);
  return failure?.code === 'OR001' && failure.message === 'unauthorized';
};

function classify(error: Error): { key: ErrorKey; retryAfterSeconds?: number } {
  if (isErasedDiner(error)) return { key: 'unauthorized' };
  if (isDiskFull(error)) return { key: 'storage_full', retryAfterSeconds: 60 };
  if (isPassingFault(error)) return { key: 'unavailable', retryAfterSeconds: 2 };
  return { key: 'internal' };
}

/** Uncoded errors become `internal` without their message (guarantee/secrets). */
export function answerError({ log }: AppDeps): ErrorHandler<AppEnv> {
  return (error, c) => {
    c.header('cache-control', 'private, no-store');
    if (error instanceof AppError) {
      if (error.retryAfterSeconds !== undefined) c.header('retry-after', String(error.retryAfterSeconds));
      return c.json(error.toBody(), error.status);
    }
    const id = c.get('requestId') ?? 'none';
    const { key, retryAfterSeconds } = classify(error);
    // An erased diner is no fault of ours.
    if (key === 'unauthorized') log.info({ requestId: id }, 'request refused: the diner was erased');
    else log.error({ requestId: id, error: describeFault(error) }, 'request failed');
    if (retryAfterSeconds !== undefined) c.header('retry-after', String(retryAfterSeconds));
    return c.json({ error: { key, message: key, id } } satisfies ErrorBody, ERROR_STATUS[key]);
  };
}
