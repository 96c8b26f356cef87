import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { createApp } from './app';
import { killAt } from './checkpoint';
import { type BackendConfig, readBackendConfig } from './config';
import { boundWal } from './db/bound-wal';
import { DataFolderHeldError, lockDataFolder } from './db/data-folder-lock';
import { type Database, openDatabase } from './db/database';
import { findIsolationFaults } from './db/find-isolation-faults';
import { createFreeSpace, readDiskFault, readFreeBytes } from './db/free-space';
import { createImportHold } from './db/hold-import';
import { migrate } from './db/migrate';
import { ENGINE_DEATHS, openEngine } from './db/open-engine';
import { isPassingFault } from './db/passing-fault';
import { createPostgresEvents } from './db/postgres-events';
import { describeFault } from './describe-fault';
import { createLocalEvents } from './events';
import { listen, SOCKET_LIMITS, stopListening } from './http/listen';
import { createOperatorApp } from './http/operator';
import { createProviders } from './integrations/payments/providers';
import { createTellWebs } from './integrations/web/tell-webs';
import { countDueJobs } from './jobs/count-due-jobs';
import { dropLeases } from './jobs/drop-leases';
import { startJobLoop } from './jobs/job-loop';
import { runDueJobs } from './jobs/run-due-jobs';
import { createLimiter } from './limits/create-limiter';
import { makeContext } from './make-context';
import { createMetrics } from './metrics';
import { readOpenFileLimit, shareOpenFiles } from './open-files';
import { ownAddress } from './own-address';
import { createImportRunner } from './run-import';
import { publishDue } from './services/publishing';

const EXIT_DATA_FOLDER_HELD = 73;
const EXIT_DISK_FULL = 74;
const EXIT_CONFIGURATION = 78;
/** A supervisor answers these by starting again: a crash, and a database that is not there yet. */
const EXIT_ENGINE_DEAD = 70;
const EXIT_UNREACHABLE = 75;
/** What is being answered is finished, but not longer than this. */
const STOP_MS = 10_000;
/** The call that met the engine's end is answered first. */
const PANIC_MS = 200;

/** Ends the start with one clear sentence. */
function refuse(sentence: string, code: number): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
}

/**
 * The embedded database allows one process a folder. On PostgreSQL any number may run: the first one
 * answers the command line, the others have no operator key.
 */
function takeLock({ config, address }: { config: BackendConfig; address: string }) {
  try {
    return lockDataFolder({ dataDir: config.dataDir, address, databaseUrl: config.databaseUrl });
  } catch (error) {
    if (config.databaseUrl && error instanceof DataFolderHeldError) return null;
    throw error;
  }
}

async function start() {
  const config = readBackendConfig();
  const address = ownAddress(config);
  const log = pino({ level: config.logLevel });
  const diskFault = config.databaseUrl ? null : await readDiskFault(config.dataDir);
  if (diskFault) refuse(diskFault, EXIT_DISK_FULL);
  const lock = takeLock({ config, address });
  process.on('exit', () => lock?.release());
  const openFiles = shareOpenFiles({ limit: readOpenFileLimit(), isEmbedded: !config.databaseUrl });
  const engine = config.databaseUrl
    ? null
    : await openEngine({
        workerFile: fileURLToPath(new URL('./pglite-worker.mjs', import.meta.url)),
        dataDir: config.dataDir,
        maxFiles: openFiles.engineFiles,
        onDeath: (how) => refuse(ENGINE_DEATHS[how], EXIT_ENGINE_DEAD),
      });
  const connectionString = config.databaseUrl ?? engine?.connectionString ?? '';
  const db: Database = openDatabase({
    connectionString,
    maxConnections: 10,
    statementTimeoutMs: 2_000,
    ...(engine
      ? { onPanic: () => void setTimeout(() => refuse(ENGINE_DEATHS.panic, EXIT_ENGINE_DEAD), PANIC_MS) }
      : {}),
  });
  const applied = await migrate({ db, folder: config.migrationsDir });
  if (applied.length > 0) log.info({ applied }, 'migrated');
  const faults = await findIsolationFaults(db);
  if (faults.length > 0) refuse(`Tenants are not kept apart: ${faults.join('; ')}.`, EXIT_CONFIGURATION);

  const clock = () => new Date();
  // Nobody else works in the folder: whoever holds something died with the process before this one.
  if (engine) await dropLeases({ db, now: clock(), jobLeaseMs: config.jobLeaseMs });
  const freeSpace = createFreeSpace({ clock, readFree: () => readFreeBytes(config.dataDir) });
  const events = config.databaseUrl
    ? createPostgresEvents({
        connectionString: config.databaseUrl,
        onError: (error) => log.warn({ error: describeFault(error) }, 'events are not heard'),
      })
    : createLocalEvents();
  const metrics = createMetrics({
    readPool: db.readPool,
    countDueJobs: () => countDueJobs({ db, now: clock() }),
  });
  metrics.watchProcess();
  const closing = new AbortController();
  const maxConnections = Math.min(SOCKET_LIMITS.maxConnections, openFiles.connections);
  // Calls need connections too: streams never take more than half.
  const streams = {
    ...config.streams,
    total: Math.min(config.streams.total, Math.floor(maxConnections / 2)),
  };
  const deps = {
    db,
    config: { ...config, streams },
    log,
    clock,
    limiter: await createLimiter({ redisUrl: config.redisUrl, clock, log }),
    findProvider: createProviders({ config: config.payments, clock }),
    events,
    metrics,
    closing: closing.signal,
    isReady: () => !closing.signal.aborted && engine?.isStuck() !== true,
    ...(config.killAt ? { checkpoint: killAt(config.killAt) } : {}),
    ...(engine ? { freeSpace } : {}),
  };
  const app = createApp(deps);
  // Jobs write too: they rest while the embedded database has no room.
  const startLoop = (turn: () => Promise<unknown>) =>
    startJobLoop({ log, turn: async () => (!engine || (await freeSpace())) && (await turn()) });
  const jobs = startLoop(() =>
    runDueJobs({
      db,
      log,
      clock,
      leaseMs: config.jobLeaseMs,
      contextOf: (instance) => makeContext({ deps, instance, actor: { kind: 'job' } }),
    }),
  );
  const bounding = engine ? startLoop(() => boundWal({ db })) : null;
  // A loop of its own: neither a slow gateway nor a slow web keeps the other waiting.
  const tellWebs = config.webs ? createTellWebs({ ...config.webs, log }) : async () => true;
  const publishing = startLoop(() => publishDue({ db, clock, tellWebs }));
  const runImport = createImportRunner({
    file: fileURLToPath(new URL(`./import-process${extname(import.meta.url)}`, import.meta.url)),
    connectionString,
  });
  const holdImport = config.databaseUrl ? createImportHold(config.databaseUrl) : null;
  const operator = lock
    ? createOperatorApp({
        deps: { ...deps, runImport, ...(holdImport ? { holdImport } : {}) },
        key: lock.key,
      })
    : app;
  const server = await listen({
    host: config.host,
    port: config.port,
    trustedProxies: config.trustedProxies,
    limits: {
      ...SOCKET_LIMITS,
      maxConnections,
    },
    fetch: (request, env) => {
      const isOperator = new URL(request.url).pathname.startsWith('/operator/');
      return (isOperator ? operator : app).fetch(request, env);
    },
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    return refuse(`Port ${config.port} is taken; set BACKEND_PORT to a free one.`, 1);
  });
  log.info({ address, database: config.databaseUrl ? 'postgresql' : 'pglite' }, 'backend is ready');

  const stop = async () => {
    if (closing.signal.aborted) return;
    setTimeout(() => process.exit(0), STOP_MS).unref();
    closing.abort();
    await Promise.all([stopListening(server), jobs.stop(), publishing.stop(), bounding?.stop()]);
    await events.close();
    await deps.limiter.close();
    await db.close();
    await engine?.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

start().catch((error: Error) => {
  if (error instanceof DataFolderHeldError) refuse(error.message, EXIT_DATA_FOLDER_HELD);
  const { message } = error;
  if (isPassingFault(error)) refuse(`The database does not answer: ${message}`, EXIT_UNREACHABLE);
  refuse(message, EXIT_CONFIGURATION);
});
