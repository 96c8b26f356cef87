import type { Logger } from 'pino';
import type { BackendConfig } from '../config';
import type { Context, ContextInstance } from '../context';
import type { Database } from '../db/database';
import type { FreeSpace } from '../db/free-space';
import type { RateLimiter } from './rate-limit';

/** What the app is made of; tests bring their own. */
export type AppDeps = {
  db: Database;
  config: BackendConfig;
  log: Logger;
  clock: () => Date;
  limiter: RateLimiter;
  /** Only the embedded database needs it: PostgreSQL answers a full disk by itself. */
  freeSpace?: FreeSpace;
};

/** What the middlewares leave for a route. */
export type AppEnv = {
  Bindings: { remoteAddress?: string };
  Variables: { requestId: string; instance: ContextInstance; ctx: Context };
};
