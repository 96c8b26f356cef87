import type { Logger } from 'pino';
import type { BackendConfig } from '@/backend/config';
import type { Context, ContextInstance } from '@/backend/context';
import type { ReachCheckpoint } from '@/backend/platform/checkpoint';
import type { Database } from '@/backend/platform/database/database';
import type { FreeSpace } from '@/backend/platform/database/free-space';
import type { TopicEvents } from '@/backend/platform/events/topic-events';
import type { RateLimiter } from '@/backend/platform/limits/rate-limiter';
import type { Metrics } from '@/backend/platform/metrics';
import type { FindProvider } from '@/backend/providers/payments/providers';

export type AppDeps = {
  db: Database;
  config: BackendConfig;
  log: Logger;
  clock: () => Date;
  limiter: RateLimiter;
  findProvider: FindProvider;
  events: TopicEvents;
  metrics?: Metrics;
  /** False while the process stops or its engine does not answer. */
  isReady?: () => boolean;
  /** Aborted when the process stops; ends streams. */
  closing?: AbortSignal;
  checkpoint?: ReachCheckpoint;
  /** Set for the embedded database only: PostgreSQL reports a full disk itself. */
  freeSpace?: FreeSpace;
};

export type AppEnv = {
  Bindings: {
    remoteAddress?: string;
    /** Closes the connection while the answer is being written; otherwise does nothing. */
    hangUp?: () => void;
  };
  Variables: {
    requestId: string;
    /** Address by which calls are counted; null for what a trusted proxy asks for itself. */
    visitor: string | null;
    instance: ContextInstance;
    /** Whether the call's credentials belong to a profile of the instance. */
    profileKnown: boolean;
    /** The host in the visitor's browser: the instance's own, or the staging host of a preview. */
    originHost: string;
    /** The host shows several tenants, by the visitor's pass: its answers must not be cached. */
    isStaging: boolean;
    ctx: Context;
  };
};
