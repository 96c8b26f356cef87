import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import type { BackendConfig } from './config';
import { nameBackend } from './jobs/watch-owners';
import { DataFolderHeldError, lockDataFolder } from './platform/database/data-folder-lock';
import { type Database, openDatabase } from './platform/database/database';
import { findIsolationFaults } from './platform/database/find-isolation-faults';
import { readDiskFault } from './platform/database/free-space';
import { migrate } from './platform/database/migrate';
import { noteDatabase } from './platform/database/noted-database';
import { ENGINE_DEATHS, openEngine } from './platform/database/open-engine';
import { readOpenFileLimit, shareOpenFiles } from './platform/open-files';
import { EXIT, refuse } from './refuse';

/** Time to answer the call that met the engine's end. */
const PANIC_MS = 200;

/** One process on an embedded database. On PostgreSQL the first answers the command line. */
function takeLock({ config, address }: { config: BackendConfig; address: string }) {
  try {
    return lockDataFolder({ dataDir: config.dataDir, address, databaseUrl: config.databaseUrl });
  } catch (error) {
    if (config.databaseUrl && error instanceof DataFolderHeldError) return null;
    throw error;
  }
}

async function openEmbedded({ dataDir }: BackendConfig, maxFiles: number) {
  return openEngine({
    workerFile: fileURLToPath(new URL('./pglite-worker.mjs', import.meta.url)),
    dataDir,
    maxFiles,
    onDeath: (how) => refuse(ENGINE_DEATHS[how], EXIT.engineDead),
  });
}

async function isSuperuser(db: Database): Promise<boolean> {
  const [role] = await db.system((sql) =>
    sql<{ rolsuper: boolean | null }>('select rolsuper from pg_roles where rolname = session_user'),
  );
  return role?.rolsuper === true;
}

async function prepare({ db, config, log }: { db: Database; config: BackendConfig; log: Logger }) {
  const applied = await migrate({
    db,
    folder: config.migrationsDir,
    onWait: (migration) => log.warn({ migration }, 'migration is waiting for a table lock'),
  });
  if (applied.length > 0) log.info({ applied }, 'migrations applied');
  if (config.databaseUrl && (await isSuperuser(db)))
    log.warn(
      'the login of DATABASE_URL is a superuser: give the backend a role of its own (docs/operations/production.md)',
    );
  const faults = await findIsolationFaults(db);
  if (faults.length > 0) refuse(`Tenant isolation check failed: ${faults.join('; ')}.`, EXIT.configuration);
}

/** @returns `lock` null for a further backend, `engine` null on PostgreSQL */
export async function openStorage({
  config,
  address,
  log,
}: {
  config: BackendConfig;
  address: string;
  log: Logger;
}) {
  const { databaseUrl } = config;
  const diskFault = databaseUrl ? null : await readDiskFault(config.dataDir);
  if (diskFault) refuse(diskFault, EXIT.diskFull);
  const lock = takeLock({ config, address });
  process.on('exit', () => lock?.release());
  const openFiles = shareOpenFiles({ limit: readOpenFileLimit(), isEmbedded: !databaseUrl });
  const engine = databaseUrl ? null : await openEmbedded(config, openFiles.engineFiles);
  const connectionString = databaseUrl ?? engine?.connectionString ?? '';
  const applicationName = nameBackend();
  const onPanic = () => void setTimeout(() => refuse(ENGINE_DEATHS.panic, EXIT.engineDead), PANIC_MS);
  const db: Database = openDatabase({
    connectionString,
    maxConnections: 10,
    statementTimeoutMs: 2_000,
    applicationName,
    ...(engine ? { onPanic } : {}),
  });
  await prepare({ db, config, log });
  noteDatabase(config);
  return { db, engine, lock, connectionString, applicationName, maxConnections: openFiles.connections };
}
export type Storage = Awaited<ReturnType<typeof openStorage>>;
