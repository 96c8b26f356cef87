import { EventEmitter } from 'node:events';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import pino, { type Logger } from 'pino';
import { createApp } from './app';
import { type BackendConfig, readBackendConfig, readVariableWarnings } from './config';
import { createImportHold, type HoldImport } from './folders/hold-import';
import { createLocalHold } from './folders/local-hold';
import { createShop } from './folders/shop/create-shop';
import { createShopProgram } from './folders/shop/shop-program';
import { wakeOnCommit } from './jobs/wake-on-commit';
import { openStorage, type Storage } from './open-storage';
import { createOperatorApp } from './operator/operator-app';
import { createCheckRunner, createImportRunner } from './operator/run-import';
import { warnOfAccounts } from './payments/accounts';
import { killAt } from './platform/checkpoint';
import { DataFolderHeldError } from './platform/database/data-folder-lock';
import type { Database } from './platform/database/database';
import { createFreeSpace, readFreeBytes } from './platform/database/free-space';
import { MigrationWaitsError } from './platform/database/migrate';
import { isPassingFault } from './platform/database/passing-fault';
import { describeFault } from './platform/describe-fault';
import { createPostgresEvents } from './platform/events/postgres-events';
import { createLocalEvents } from './platform/events/topic-events';
import type { AppDeps } from './platform/http/environment';
import { listen, SOCKET_LIMITS, stopListening } from './platform/http/listen';
import { createLimiter } from './platform/limits/create-limiter';
import { createMetrics } from './platform/metrics';
import { ownAddress } from './platform/own-address';
import { createMail } from './providers/mail/smtp-mail';
import { createMeasure } from './providers/measure/create-measure';
import { createProviders } from './providers/payments/providers';
import { createPlaces } from './providers/places/create-places';
import { createPush } from './providers/push/create-push';
import { createSms } from './providers/sms/create-sms';
import { EXIT, refuse } from './refuse';
import { warnOfSecondFactors } from './staff';
import { endDeadLeases, startLoops } from './start-loops';
import { warnOfCodes, warnOfStaffHost } from './tenant';
import { warnOfMeasureKeys } from './visit';

/** Time for running calls. */
const STOP_MS = 10_000;

type Start = { config: BackendConfig; log: Logger; storage: Storage; clock: () => Date; wake: () => void };

function openEvents({ config, log, storage: { applicationName }, wake }: Start) {
  if (!config.databaseUrl) return createLocalEvents();
  return createPostgresEvents({
    connectionString: config.databaseUrl,
    applicationName,
    onWake: wake,
    onError: (error) => log.warn({ error: describeFault(error) }, 'LISTEN connection lost'),
  });
}

function watchMetrics({ storage: { db } }: Start) {
  const metrics = createMetrics({ readPool: db.readPool });
  metrics.watchProcess();
  return metrics;
}

/** A program beside this one. */
const besides = (name: string) =>
  fileURLToPath(new URL(`./${name}${extname(import.meta.url)}`, import.meta.url));

function openShops({
  config,
  storage,
  db,
  holdImport,
  wake,
}: Start & { db: Database; holdImport: HoldImport }) {
  const sendsSms = config.sms !== null;
  const { connectionString } = storage;
  const program = createShopProgram({ file: besides('shop-process'), connectionString, sendsSms });
  // Another process changes, and the embedded database tells nobody.
  const change: typeof program.change = (edit) => program.change(edit).finally(wake);
  const { staffHost } = config;
  return createShop({ db, holdImport, sendsSms, staffHost, program: { ...program, change } });
}

async function createDeps({
  maxConnections,
  closing,
  freeSpace,
  holdImport,
  ...start
}: Start & {
  holdImport: HoldImport;
  maxConnections: number;
  closing: AbortSignal;
  freeSpace: NonNullable<AppDeps['freeSpace']>;
}): Promise<AppDeps> {
  const { config, log, storage, clock, wake } = start;
  const { engine } = storage;
  const db = wakeOnCommit({ db: storage.db, wake });
  // At most half: calls need connections too.
  const total = Math.min(config.streams.total, Math.floor(maxConnections / 2));
  return {
    db,
    config: { ...config, streams: { ...config.streams, total } },
    log,
    clock,
    limiter: await createLimiter({ redisUrl: config.redisUrl, clock, log }),
    findProvider: createProviders({ config: config.payments, clock }),
    sms: createSms({ config: config.sms, clock, log }),
    mail: createMail({ config: config.mail, clock }),
    push: createPush({ config: config.push, clock }),
    places: createPlaces({ config: config.places, clock }),
    measure: createMeasure({ config: config.measure, clock }),
    shop: openShops({ ...start, db, holdImport }),
    events: openEvents(start),
    metrics: watchMetrics(start),
    closing,
    isReady: () => !closing.aborted && engine?.isStuck() !== true,
    ...(config.killAt ? { checkpoint: killAt(config.killAt) } : {}),
    ...(engine ? { freeSpace } : {}),
  };
}

type Port = { deps: AppDeps; storage: Storage; holdImport: HoldImport; wake: () => void };

function createOperator({ deps, storage, holdImport, wake }: Port) {
  if (!storage.lock) return null;
  const runner = {
    file: besides('import-process'),
    connectionString: storage.connectionString,
    sendsSms: deps.config.sms !== null,
    staffHost: deps.config.staffHost,
    countsRows: storage.engine === null,
  };
  const runImport = createImportRunner(runner);
  // Another process imports, and the embedded database tells nobody.
  const waking: typeof runImport = (given) => runImport(given).finally(wake);
  return createOperatorApp({
    deps: { ...deps, runImport: waking, runCheck: createCheckRunner(runner), holdImport },
    key: storage.lock.key,
  });
}

function openPort({ maxConnections, ...given }: Port & { maxConnections: number }) {
  const { deps } = given;
  const { host, port, trustedProxies } = deps.config;
  const app = createApp(deps);
  const operator = createOperator(given) ?? app;
  return listen({
    host,
    port,
    trustedProxies,
    limits: { ...SOCKET_LIMITS, maxConnections },
    fetch: (request, env) => {
      const isOperator = new URL(request.url).pathname.startsWith('/operator/');
      return (isOperator ? operator : app).fetch(request, env);
    },
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    return refuse(`Port ${port} is taken; set BACKEND_PORT to a free one.`, EXIT.portTaken);
  });
}

async function start() {
  const config = readBackendConfig();
  const address = ownAddress(config);
  const log = pino({ level: config.logLevel });
  for (const sentence of readVariableWarnings()) log.warn(sentence);
  const storage = await openStorage({ config, address, log });
  const clock = () => new Date();
  const watchOwners = await endDeadLeases({ storage, clock, jobLeaseMs: config.jobLeaseMs });
  const freeSpace = createFreeSpace({ clock, readFree: () => readFreeBytes(config.dataDir) });
  const closing = new AbortController();
  const maxConnections = Math.min(SOCKET_LIMITS.maxConnections, storage.maxConnections);
  const wakes = new EventEmitter();
  const wake = () => void wakes.emit('wake');
  const own = { config, log, storage, clock, wake };
  // Imports and the owner's changes wait for each other.
  const holdImport = config.databaseUrl ? createImportHold(config.databaseUrl) : createLocalHold();
  const deps = await createDeps({ ...own, holdImport, maxConnections, closing: closing.signal, freeSpace });
  await warnOfAccounts({ db: deps.db, log, ring: config.payments.accountKeys });
  await warnOfMeasureKeys({ db: deps.db, log, ring: config.measure.ring });
  await warnOfSecondFactors({ db: deps.db, log, ring: config.payments.accountKeys });
  await warnOfCodes({ db: deps.db, log, sendsSms: config.sms !== null });
  await warnOfStaffHost({ db: deps.db, log, staffHost: config.staffHost });
  const onWake = (listener: () => void) => void wakes.on('wake', listener);
  const loops = startLoops({ deps, storage, freeSpace, watchOwners, onWake });
  const server = await openPort({ deps, storage, holdImport, maxConnections, wake });
  log.info({ address, database: config.databaseUrl ? 'postgresql' : 'pglite' }, 'backend is ready');

  const stop = async () => {
    if (closing.signal.aborted) return;
    setTimeout(() => process.exit(0), STOP_MS).unref();
    closing.abort();
    await Promise.all([stopListening(server), loops.stop()]);
    await deps.events.close();
    await deps.limiter.close();
    await storage.db.close();
    await storage.engine?.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

start().catch((error: Error) => {
  if (error instanceof DataFolderHeldError) refuse(error.message, EXIT.dataFolderHeld);
  const { message } = error;
  if (error instanceof MigrationWaitsError) refuse(message, EXIT.databaseUnreachable);
  if (isPassingFault(error)) refuse(`The database does not answer: ${message}`, EXIT.databaseUnreachable);
  refuse(message, EXIT.configuration);
});
