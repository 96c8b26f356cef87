import type { Logger } from 'pino';
import type { ReachCheckpoint } from '../checkpoint';
import type { BackendConfig } from '../config';
import type { Context, ContextInstance } from '../context';
import type { Database } from '../db/database';
import type { FreeSpace } from '../db/free-space';
import type { TopicEvents } from '../events';
import type { FindProvider } from '../integrations/payments/providers';
import type { RateLimiter } from '../limits/rate-limiter';
import type { Metrics } from '../metrics';

/** What the app is made of; tests bring their own. */
export type AppDeps = {
  db: Database;
  config: BackendConfig;
  log: Logger;
  clock: () => Date;
  limiter: RateLimiter;
  findProvider: FindProvider;
  events: TopicEvents;
  /** Most tests go without. */
  metrics?: Metrics;
  /** Whether it may be sent calls: it is not stopping and its engine answers. */
  isReady?: () => boolean;
  /** Aborted when the process stops: what only streams ends. */
  closing?: AbortSignal;
  /** Tests alone set it. */
  checkpoint?: ReachCheckpoint;
  /** Only the embedded database needs it: PostgreSQL answers a full disk by itself. */
  freeSpace?: FreeSpace;
};

/** What the middlewares leave for a route. */
export type AppEnv = {
  Bindings: {
    remoteAddress?: string;
    /** Ends the connection at once while the call's answer is being written, whatever is still to be sent; else nothing. */
    hangUp?: () => void;
  };
  Variables: {
    requestId: string;
    /** Whose calls are counted, by address; null for what a trusted proxy asks for itself. */
    visitor: string | null;
    instance: ContextInstance;
    /** Whether the credentials that came with the call open a profile of the instance. */
    profileKnown: boolean;
    /** The host that the visitor's browser is on: the instance's own, or the staging host of a preview. */
    originHost: string;
    /** Whether the host is one of several tenants, chosen by the visitor's pass: nobody may keep its answers. */
    isStaging: boolean;
    ctx: Context;
  };
};
