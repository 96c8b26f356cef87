import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import type { Checkpoint } from '@/backend/platform/checkpoint';
import { findLockHolder } from '@/backend/platform/database/data-folder-lock';
import { type Database, openDatabase } from '@/backend/platform/database/database';
import { openEngine } from '@/backend/platform/database/open-engine';
import type { StaffScope } from '@/lib/domain/staff/scopes';
import { bundleProgram } from './bundle-program';
import { findFreePort } from './free-port';

const START_TRIES = 600;
/** A program that finds no database ends so, to be started again by whoever looks after it (EX_TEMPFAIL). */
const TRY_AGAIN = 75;
const STARTS = 5;

/** A moment to die at, the first time that it comes or, as `name@3`, the third. */
export type KillPoint = Checkpoint | `${Checkpoint}@${number}`;

/** A database of its own beside the run's, copied from the run's migrated one if it has one. */
async function createDatabase(adminUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `ordering_kill_${process.pid}_${Date.now()}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: adminUrl });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  const { TEST_TEMPLATE_DATABASE: template } = process.env;
  await run(`create database ${name}${template ? ` template ${template}` : ''}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return { url: url.toString(), drop: () => run(`drop database ${name} with (force)`) };
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

/**
 * The program and its packages in one file, made once for all test files. It lives too briefly for the embedded engine to
 * be compiled twice: `--liftoff-only` halves the time of a start.
 */
function bundle(openFiles: number | undefined): string[] {
  const limit = openFiles ? `ulimit -n ${openFiles}; ` : '';
  return ['sh', '-c', `${limit}exec node --liftoff-only "$0"`, join(bundleProgram(), 'main.mjs')];
}

/** A real backend process on a data folder of its own, to be killed and started again as often as one likes. */
export async function createKillableBackend({
  sandboxPort,
  openFiles,
  leaseMs = 1_500,
  jobLeaseMs = 3_000,
}: {
  sandboxPort: number;
  /** How long a call's key stays with it. */
  leaseMs?: number;
  /** How long a job stays with the backend that took it. */
  jobLeaseMs?: number;
  /** How many files and sockets it may have open. */
  openFiles?: number;
}) {
  const port = await findFreePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'ordering-kill-'));
  // Its jobs run by the real clock, so it shares no database with tests that stop theirs.
  const database = process.env.DATABASE_URL ? await createDatabase(process.env.DATABASE_URL) : null;
  const address = `http://127.0.0.1:${port}`;
  const [command = '', ...words] = bundle(openFiles);
  const { TEST_ENGINE_FOLDER: migrated } = process.env;
  if (migrated && !database) cpSync(migrated, join(dataDir, 'pglite'), { recursive: true });
  let child: ChildProcess | null = null;
  const variables = { DATA_DIR: dataDir, ...(database ? { DATABASE_URL: database.url } : {}) };

  const envOf = () => {
    const { DATABASE_URL: _shared, ...env } = process.env;
    return {
      ...env,
      ...variables,
      NODE_ENV: 'test' as const,
      BACKEND_PORT: String(port),
      PAYMENTS_SANDBOX: 'on',
      IDEMPOTENCY_LEASE_MS: String(leaseMs),
      JOB_LEASE_MS: String(jobLeaseMs),
      // Tests ask again at once until a call that died is over.
      LIMIT_PROFILE_PER_MINUTE: '1000000',
      LIMIT_TENANT_PER_MINUTE: '1000000',
      LIMIT_ADDRESS_PER_MINUTE: '1000000',
      SANDBOX_PORT: String(sandboxPort),
    };
  };

  /** As the command line does. */
  async function askOperator<T>(path: string, body: object): Promise<T> {
    const holder = findLockHolder(dataDir);
    if (!holder) throw new Error('the backend holds no lock');
    const response = await fetch(`${address}/operator/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${holder.key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as T;
  }
  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (!child || !isRunning(child)) return;
    child.kill(signal);
    await once(child, 'exit');
  }
  return {
    port,
    address,
    /** The environment that names its data folder and its database. */
    variables,
    isAlive: () => child !== null && isRunning(child),
    async start(killAt?: KillPoint, starts = STARTS): Promise<void> {
      child = spawn(command, words, {
        stdio: ['ignore', 'ignore', 'pipe'],
        env: { ...envOf(), ...(killAt ? { KILL_AT: killAt } : {}) },
      });
      let said = '';
      child.stderr?.on('data', (part: Buffer) => {
        said += part.toString();
      });
      for (let tries = 0; tries < START_TRIES && isRunning(child); tries += 1) {
        const ready = await fetch(`${address}/readyz`).catch(() => null);
        if (ready?.ok) return;
        await new Promise((done) => setTimeout(done, 50));
      }
      // It may reach its moment before it is ready: a job has something to do at once.
      if (killAt && child.signalCode === 'SIGKILL') return;
      if (child.exitCode === TRY_AGAIN && starts > 1) return this.start(killAt, starts - 1);
      throw new Error(`the backend did not start: ${child.exitCode ?? child.signalCode ?? 'late'} ${said}`);
    },
    /** Its database, while it is stopped. */
    async readDatabase<T>(read: (db: Database) => Promise<T>): Promise<T> {
      const engine = database
        ? null
        : await openEngine({ workerFile: resolve('backend/pglite-worker.mjs'), dataDir });
      const connectionString = database?.url ?? engine?.connectionString ?? '';
      const db = openDatabase({ connectionString, maxConnections: 2, statementTimeoutMs: 60_000 });
      try {
        return await read(db);
      } finally {
        await db.close();
        await engine?.stop();
      }
    },
    /** Ends it the orderly way. */
    stop: () => stop('SIGTERM'),
    /** Asks it to end. @returns how it ended */
    async terminate(): Promise<number | null> {
      if (!child) return null;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = (await ended) as [number | null];
      return code;
    },
    /** Starts a second one beside it, on the same folder and port. @returns how that one ended, and what it said */
    async startSecond(): Promise<{ code: number | null; said: string; pid: number | undefined }> {
      const second = spawn(command, words, { stdio: ['ignore', 'ignore', 'pipe'], env: envOf() });
      let said = '';
      second.stderr.on('data', (part: Buffer) => {
        said += part.toString();
      });
      const [code] = (await once(second, 'close')) as [number | null];
      return { code, said, pid: child?.pid };
    },
    importTenant: (folder: string) => askOperator<unknown>('imports', { folder }),
    /** A new key of a tenant's staff. */
    async createStaffKey(slug: string, scopes: readonly StaffScope[]): Promise<string> {
      return (await askOperator<{ key: string }>(`tenants/${slug}/keys`, { label: 'x', scopes })).key;
    },
    async close(): Promise<void> {
      await stop('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
      await database?.drop();
    },
  };
}
