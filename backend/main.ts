import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type HttpBindings, serve } from '@hono/node-server';
import pino from 'pino';
import { createApp } from './app';
import { type BackendConfig, readBackendConfig } from './config';
import { DataFolderHeldError, lockDataFolder } from './db/data-folder-lock';
import { type Database, openDatabase } from './db/database';
import { createFreeSpace, readFreeBytes } from './db/free-space';
import { migrate } from './db/migrate';
import { openEngine } from './db/open-engine';
import { findIsolationFaults } from './db/self-check';
import { createOperatorApp } from './http/operator';
import { createRateLimiter } from './http/rate-limit';

const EXIT_DATA_FOLDER_HELD = 73;
const EXIT_CONFIGURATION = 78;
/** A crash that a supervisor answers by starting again. */
const EXIT_ENGINE_DEAD = 70;

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
    return lockDataFolder({ dataDir: config.dataDir, address });
  } catch (error) {
    if (config.databaseUrl && error instanceof DataFolderHeldError) return null;
    throw error;
  }
}

async function start() {
  const config = readBackendConfig();
  const address = `http://${config.host}:${config.port}`;
  const log = pino({ level: config.logLevel });
  const lock = takeLock({ config, address });
  process.on('exit', () => lock?.release());
  const engine = config.databaseUrl
    ? null
    : await openEngine({
        workerFile: fileURLToPath(new URL('./pglite-worker.mjs', import.meta.url)),
        dataDir: config.dataDir,
        onDeath: () => refuse('The embedded database has stopped by itself.', EXIT_ENGINE_DEAD),
      });
  const db: Database = openDatabase({
    connectionString: config.databaseUrl ?? engine?.connectionString ?? '',
    maxConnections: 10,
    statementTimeoutMs: 2_000,
  });
  const applied = await migrate({ db, folder: config.migrationsDir });
  if (applied.length > 0) log.info({ applied }, 'migrated');
  const faults = await findIsolationFaults(db);
  if (faults.length > 0) refuse(`Tenants are not kept apart: ${faults.join('; ')}.`, EXIT_CONFIGURATION);

  const clock = () => new Date();
  const freeSpace = createFreeSpace({ clock, readFree: () => readFreeBytes(config.dataDir) });
  const app = createApp({
    db,
    config,
    log,
    clock,
    limiter: createRateLimiter(clock),
    ...(engine ? { freeSpace } : {}),
  });
  const operator = lock ? createOperatorApp({ db, log, key: lock.key }) : app;
  const server = serve({
    hostname: config.host,
    port: config.port,
    fetch: (request, env) => {
      const remoteAddress = (env as HttpBindings).incoming.socket.remoteAddress ?? '';
      const isOperator = new URL(request.url).pathname.startsWith('/operator/');
      return (isOperator ? operator : app).fetch(request, { remoteAddress });
    },
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      refuse(`Port ${config.port} is taken; set BACKEND_PORT to a free one.`, 1);
    throw error;
  });
  await once(server, 'listening');
  log.info({ address, database: config.databaseUrl ? 'postgresql' : 'pglite' }, 'backend is ready');

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), 10_000).unref();
    server.close(async () => {
      await db.close();
      await engine?.stop();
      process.exit(0);
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

start().catch((error: Error) => {
  if (error instanceof DataFolderHeldError) refuse(error.message, EXIT_DATA_FOLDER_HELD);
  refuse(error.message, EXIT_CONFIGURATION);
});
