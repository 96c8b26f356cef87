import type { Logger } from 'pino';
import type { BackendConfig } from '@/backend/config';
import type { Actor, Context, ContextInstance } from '@/backend/context';
import type { ReachCheckpoint } from '@/backend/platform/checkpoint';
import type { Database } from '@/backend/platform/database/database';
import type { FreeSpace } from '@/backend/platform/database/free-space';
import type { TopicEvents } from '@/backend/platform/events/topic-events';
import type { RateLimiter } from '@/backend/platform/limits/rate-limiter';
import type { Metrics } from '@/backend/platform/metrics';
import type { MailPort } from '@/backend/providers/mail/port';
import type { MeasurePort } from '@/backend/providers/measure/port';
import type { FindProvider } from '@/backend/providers/payments/providers';
import type { PlacesPort } from '@/backend/providers/places/port';
import type { PushPort } from '@/backend/providers/push/port';
import type { SmsPort } from '@/backend/providers/sms/port';
import type { ShopPort } from '@/backend/stored/shop-port';

export type AppDeps = {
  db: Database;
  config: BackendConfig;
  log: Logger;
  clock: () => Date;
  limiter: RateLimiter;
  findProvider: FindProvider;
  sms?: SmsPort | null;
  mail?: MailPort | null;
  push?: PushPort | null;
  places?: PlacesPort | null;
  shop?: ShopPort | null;
  /** Null: nobody is told of sales (rule visit/told-sales). */
  measure?: MeasurePort | null;
  events: TopicEvents;
  metrics?: Metrics;
  isReady?: () => boolean;
  closing?: AbortSignal;
  checkpoint?: ReachCheckpoint;
  /** Embedded only: PostgreSQL reports a full disk. */
  freeSpace?: FreeSpace;
};

export type AppEnv = {
  Bindings: {
    remoteAddress?: string;
    /** Closes the connection while it is written to. */
    hangUp?: () => void;
  };
  Variables: {
    requestId: string;
    /** Counts calls; null for a trusted proxy's own. */
    visitor: string | null;
    instance: ContextInstance;
    profileKnown: boolean;
    /** The person of the staff address, as what they are at this tenant. */
    staff?: Extract<Actor, { kind: 'staff' | 'operator' }>;
    /** As in the browser: the instance's, or a preview's staging host. */
    originHost: string;
    /** Shows several tenants by pass: never cached. */
    isStaging: boolean;
    ctx: Context;
  };
};
