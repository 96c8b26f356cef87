import type { MiddlewareHandler } from 'hono';
import { type FreeSpace, NO_ROOM } from '../db/free-space';
import { AppError } from '../errors';

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses what may write while the embedded database has no room; reads go on. */
export function guardSpace({ freeSpace }: { freeSpace?: FreeSpace }): MiddlewareHandler {
  return async (c, next) => {
    const isWrite = !READS.has(c.req.method);
    if (isWrite && freeSpace && !(await freeSpace()))
      throw new AppError('storage_full', { message: NO_ROOM, retryAfterSeconds: 60 });
    await next();
  };
}
