import type { MiddlewareHandler } from 'hono';
import { AppError } from '@/backend/errors';
import { type FreeSpace, NO_ROOM } from '@/backend/platform/database/free-space';

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

export function guardSpace({ freeSpace }: { freeSpace?: FreeSpace }): MiddlewareHandler {
  return async (c, next) => {
    const isWrite = !READS.has(c.req.method);
    if (isWrite && freeSpace && !(await freeSpace()))
      throw new AppError('storage_full', { message: NO_ROOM, retryAfterSeconds: 60 });
    await next();
  };
}
