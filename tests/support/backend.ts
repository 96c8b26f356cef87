import type { Hono } from 'hono';
import pino from 'pino';
import { createApp } from '@/backend/app';
import { parseBackendConfig } from '@/backend/config';
import { type ApplyReport, applyBundle } from '@/backend/db/apply/apply-bundle';
import { type Database, openDatabase, type Sql } from '@/backend/db/database';
import type { TenantBundle } from '@/backend/db/import/bundle';
import { migrate } from '@/backend/db/migrate';
import type { AppEnv } from '@/backend/http/environment';
import { createRateLimiter } from '@/backend/http/rate-limit';

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
  db: Database;
  app: Hono<AppEnv>;
  /** The backend's clock; a test may move it. */
  clock: { now: Date };
  ask(ask: Ask): Promise<Answer>;
  /** The SQL statements that some work needs, without those that open and close transactions. */
  countStatements(work: () => Promise<unknown>): Promise<number>;
  importTenant(bundle: TenantBundle): Promise<ApplyReport & { host: string }>;
  close(): Promise<void>;
};

/** The same database, telling of every statement. */
function withCounter(db: Database, count: () => void): Database {
  const counted =
    <T>(work: (sql: Sql) => Promise<T>) =>
    (sql: Sql) =>
      work((text, values) => {
        count();
        return sql(text, values);
      });
  return {
    ...db,
    tenant: (instanceId, work) => db.tenant(instanceId, counted(work)),
    system: (work) => db.system(counted(work)),
    lookUp: (text) => {
      count();
      return db.lookUp(text);
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The backend in this process on the run's own engine, with a clock that stands still (a Wednesday noon in Bogotá).
 * @param env what a test wants other than the default, by variable
 */
export async function createTestBackend(env: Record<string, string> = {}): Promise<TestBackend> {
  const connectionString = process.env.TEST_DATABASE_URL;
  if (!connectionString) throw new Error('the engine of the test run is not there');
  const config = parseBackendConfig({
    NODE_ENV: 'test',
    LIMIT_ADDRESS_PER_MINUTE: '1000000',
    LIMIT_PROFILES_PER_MINUTE: '1000000',
    ...env,
  });
  let statements = 0;
  const db = withCounter(
    openDatabase({ connectionString, maxConnections: 4, statementTimeoutMs: 10_000 }),
    () => {
      statements += 1;
    },
  );
  await migrate({ db, folder: config.migrationsDir });
  const clock = { now: new Date('2026-11-18T17:00:00Z') };
  const readClock = () => clock.now;
  const app = createApp({
    db,
    config,
    log: pino({ level: 'silent' }),
    clock: readClock,
    limiter: createRateLimiter(readClock),
  });
  return {
    db,
    app,
    clock,
    async ask({ method = 'GET', path, host = 'nobody.test', headers = {}, body, from = '127.0.0.1' }) {
      const response = await app.request(
        `http://${host}${path}`,
        {
          method,
          headers: {
            host,
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...headers,
          },
          ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
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
