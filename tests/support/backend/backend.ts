import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import pino from 'pino';
import { createApp } from '@/backend/app';
import { parseBackendConfig } from '@/backend/config';
import { createShop } from '@/backend/folders/shop/create-shop';
import { type ApplyReport, applyBundle } from '@/backend/folders/write/apply-bundle';
import type { Database, Work } from '@/backend/platform/database/database';
import { createLocalEvents } from '@/backend/platform/events/topic-events';
import type { AppDeps, AppEnv } from '@/backend/platform/http/environment';
import { createMemoryLimiter } from '@/backend/platform/limits/memory-limiter';
import { createMail } from '@/backend/providers/mail/smtp-mail';
import { createProviders } from '@/backend/providers/payments/providers';
import { createPlaces } from '@/backend/providers/places/create-places';
import { createPush } from '@/backend/providers/push/create-push';
import { createSms } from '@/backend/providers/sms/create-sms';
import type { TenantBundle } from '@/backend/stored/tenant-bundle';
import { takeDatabase } from '@/tests/support/database/kept-database';
import type { Gates } from '@/tests/support/faults/gates';

export type Answer = { status: number; headers: Headers; text: string; body: unknown };
export type Ask = {
  method?: string;
  path: string;
  host?: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** The peer's address; loopback is a trusted proxy. */
  from?: string;
};

export type TestBackend = {
  deps: AppDeps;
  db: Database;
  app: Hono<AppEnv>;
  /** The backend's clock; a test may move it. */
  clock: { now: Date };
  /** The lines of the log so far, one for each call. */
  logged: string[];
  ask(ask: Ask): Promise<Answer>;
  /** The SQL statements that some work needs, without those that open and close transactions. */
  countStatements(work: () => Promise<unknown>): Promise<number>;
  importTenant(bundle: TenantBundle): Promise<ApplyReport & { host: string }>;
  close(): Promise<void>;
};

/** The same database, telling of every statement. */
function withCounter(db: Database, count: () => void): Database {
  const counted =
    <T>(work: Work<T>): Work<T> =>
    (sql, commitAhead) =>
      work((text, values) => {
        count();
        return sql(text, values);
      }, commitAhead);
  return {
    ...db,
    tenant: (instanceId, work) => db.tenant(instanceId, counted(work)),
    statement: (instanceId, text, values) => {
      count();
      return db.statement(instanceId, text, values);
    },
    system: (work) => db.system(counted(work)),
    lookUp: (text, values) => {
      count();
      return db.lookUp(text, values);
    },
  };
}

/** A form as it is, text as it is, else JSON. */
export function toSent(body: unknown): string | FormData {
  return typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Suites count nothing but what they are about. */
const NO_LIMITS = {
  LIMIT_ADDRESS_PER_MINUTE: '1000000',
  LIMIT_TENANT_PER_MINUTE: '1000000',
  LIMIT_PROFILE_PER_MINUTE: '1000000',
  LIMIT_PROFILES_PER_MINUTE: '1000000',
  LIMIT_ADDRESS_PROFILES_PER_MINUTE: '1000000',
  LIMIT_WRONG_TOKENS_PER_MINUTE: '1000000',
  LIMIT_COUPONS_PER_MINUTE: '1000000',
  LIMIT_WRONG_COUPONS_PER_HOUR: '1000000',
  LIMIT_WALLET_PUSHES_PER_HOUR: '1000000',
  LIMIT_PROOFS_PER_DAY: '1000000',
  LIMIT_ADDRESS_BOOKINGS_PER_HOUR: '1000000',
  LIMIT_UNPAID_ORDERS_PER_HOUR: '1000000',
  LIMIT_ADDRESS_UNPAID_ORDERS_PER_HOUR: '1000000',
  LIMIT_HELD_ORDERS: '1000000',
  LIMIT_ADDRESS_HELD_ORDERS: '1000000',
  LIMIT_ADDRESS_RATINGS_PER_HOUR: '1000000',
  LIMIT_OWN_DATA_PER_MINUTE: '1000000',
  LIMIT_PLACES_PER_MINUTE: '1000000',
  LIMIT_ADDRESS_PLACES_PER_MINUTE: '1000000',
  LIMIT_TENANT_PLACES_PER_MINUTE: '1000000',
  LIMIT_STREAM_OPENINGS_PER_MINUTE: '1000000',
  LIMIT_ADDRESS_WRONG_COUPONS_PER_HOUR: '1000000',
};

/**
 * The backend in this process on the run's own engine, with a clock that stands still (a Wednesday noon in Bogotá).
 * @param more.sandboxUrl a payment sandbox that a test started
 * @param more.gates where a test holds calls
 * @param env what a test wants other than the default, by variable
 */
export async function createTestBackend(
  env: Record<string, string> = {},
  more: { sandboxUrl?: string; gates?: Pick<Gates, 'applicationName' | 'reach'> } = {},
): Promise<TestBackend> {
  const engine = process.env.TEST_DATABASE_URL;
  if (!engine) throw new Error('the engine of the test run is not there');
  const { sandboxUrl, gates } = more;
  const address = new URL(engine);
  if (gates) address.searchParams.set('application_name', gates.applicationName);
  const config = parseBackendConfig({
    NODE_ENV: 'test',
    ...NO_LIMITS,
    ...env,
  });
  let statements = 0;
  const { migrationsDir } = config;
  const db = withCounter(await takeDatabase({ connectionString: address.href, migrationsDir }), () => {
    statements += 1;
  });
  const clock = { now: new Date('2026-11-18T17:00:00Z') };
  const readClock = () => clock.now;
  const payments = sandboxUrl
    ? { ...config.payments, wompiBase: sandboxUrl, sandbox: { apiBase: sandboxUrl, browserBase: sandboxUrl } }
    : config.payments;
  const logged: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => logged.push(line) });
  const deps = {
    db,
    config,
    log,
    clock: readClock,
    limiter: createMemoryLimiter(readClock),
    findProvider: createProviders({ config: payments, clock: readClock }),
    mail: createMail({ config: config.mail, clock: readClock }),
    push: createPush({ config: config.push, clock: readClock }),
    sms: createSms({ config: config.sms, clock: readClock, log }),
    places: createPlaces({ config: config.places, clock: readClock }),
    events: createLocalEvents(),
    shop: createShop({ db, sendsSms: true, staffHost: 'staff.localhost' }),
    ...(gates ? { checkpoint: gates.reach } : {}),
  };
  const app = createApp(deps);
  return {
    deps,
    db,
    app,
    clock,
    logged,
    async ask({ method = 'GET', path, host = 'nobody.test', headers = {}, body, from = '127.0.0.1' }) {
      const response = await app.request(
        `http://${host}${path}`,
        {
          method,
          headers: {
            host,
            ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
            // Every call of a test is a press of its own, unless the test says otherwise.
            ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
            ...headers,
          },
          ...(body === undefined ? {} : { body: toSent(body) }),
        },
        { remoteAddress: from },
      );
      const text = await response.text();
      return { status: response.status, headers: response.headers, text, body: parseJson(text) };
    },
    async countStatements(work) {
      const before = statements;
      await work();
      return statements - before;
    },
    async importTenant(bundle) {
      const report = await applyBundle({ db, bundle });
      return { ...report, host: bundle.domains[0] ?? '' };
    },
    close: () => db.close(),
  };
}
