import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pino from 'pino';
import { createImportHold } from '@/backend/folders/hold-import';
import { createShop } from '@/backend/folders/shop/create-shop';
import { createOperatorApp } from '@/backend/operator/operator-app';
import { findLockHolder, lockDataFolder, nameDatabase } from '@/backend/platform/database/data-folder-lock';
import { openDatabase } from '@/backend/platform/database/database';
import { createFreeSpace, findDiskFault, readFreeBytes } from '@/backend/platform/database/free-space';
import { assertMigrated } from '@/backend/platform/database/migrate';
import { isNotedElsewhere } from '@/backend/platform/database/noted-database';
import { ENGINE_DEATHS, openEngine } from '@/backend/platform/database/open-engine';
import { createPostgresEvents } from '@/backend/platform/events/postgres-events';
import { createLocalEvents } from '@/backend/platform/events/topic-events';
import { createProviders } from '@/backend/providers/payments/providers';
import { type BackendConfig, readBackendConfig } from '../../../backend/config';
import { askBackend, type Operator, operatorOver } from './ask-backend';

export type Program = {
  workerFile: string;
  /** A dead database would never answer. */
  end: (sentence: string) => void;
};

/** A busy machine connects slowly. */
const CONNECT_MS = 30_000;

/** It makes no folder: only a backend does. @throws Error in a sentence */
async function assertEmbedded(dataDir: string): Promise<void> {
  const folder = resolve(dataDir);
  const free = existsSync(folder) ? await readFreeBytes(folder) : Number.POSITIVE_INFINITY;
  const diskFault = findDiskFault({ dataDir, free });
  if (diskFault) throw new Error(diskFault);
  if (isNotedElsewhere(folder))
    throw new Error(
      `The backend of the data folder ${folder} works on PostgreSQL: name its database in DATABASE_URL, or another folder in DATA_DIR.`,
    );
  if (!existsSync(join(folder, 'pglite', 'PG_VERSION')))
    throw new Error(
      `There is no database that this user can read in the data folder ${folder}: a backend makes it at its first start. Name the folder of the installation in DATA_DIR, or its PostgreSQL in DATABASE_URL.`,
    );
}

/** Without credentials. */
function placeOf({ databaseUrl, dataDir }: BackendConfig): string {
  if (!databaseUrl) return `The database in the data folder ${resolve(dataDir)}`;
  const { host, pathname } = new URL(databaseUrl);
  return `The database ${pathname.slice(1)} at ${host} that DATABASE_URL names`;
}

async function inThisProcess({
  config,
  program,
}: {
  config: BackendConfig;
  program: Program;
}): Promise<Operator> {
  const { databaseUrl, dataDir } = config;
  if (!databaseUrl) await assertEmbedded(dataDir);
  const lock = databaseUrl ? null : lockDataFolder({ dataDir, address: null, databaseUrl });
  const engine = databaseUrl
    ? null
    : await openEngine({
        workerFile: program.workerFile,
        dataDir,
        onDeath: (how) => {
          lock?.release();
          program.end(ENGINE_DEATHS[how]);
        },
      });
  const db = openDatabase({
    connectionString: databaseUrl ?? engine?.connectionString ?? '',
    maxConnections: 2,
    statementTimeoutMs: 60_000,
    connectMs: CONNECT_MS,
  });
  const close = async () => {
    await db.close();
    await engine?.stop();
    lock?.release();
  };
  try {
    await assertMigrated({ db, folder: config.migrationsDir, place: placeOf(config) });
  } catch (error) {
    await close();
    throw error;
  }
  const clock = () => new Date();
  const events = databaseUrl
    ? createPostgresEvents({ connectionString: databaseUrl, onError: () => undefined })
    : createLocalEvents();
  const key = 'this process';
  const findProvider = createProviders({ config: config.payments, clock });
  const log = pino({ level: 'silent' });
  const freeSpace = createFreeSpace({ clock, readFree: () => readFreeBytes(dataDir) });
  const holdImport = databaseUrl ? createImportHold(databaseUrl) : undefined;
  const shop = createShop({ db, holdImport, sendsSms: config.sms !== null, staffHost: config.staffHost });
  const alone = holdImport ? { holdImport } : { freeSpace };
  const deps = { db, config, clock, events, findProvider, log, shop, ...alone };
  const app = createOperatorApp({ deps, key });
  return operatorOver({
    ask: async (path, init) => app.request(path, init),
    key,
    close: async () => {
      await events.close();
      await close();
    },
  });
}

/** @throws Error when another command, or a backend of another database, holds the folder */
export async function openOperator(program: Program): Promise<Operator> {
  const config = readBackendConfig();
  const { dataDir, databaseUrl } = config;
  const holder = findLockHolder(dataDir);
  if (holder?.address) {
    if (databaseUrl && holder.database !== nameDatabase(databaseUrl))
      throw new Error(
        `The backend (process ${holder.pid}) that holds the data folder ${dataDir} works on another database than DATABASE_URL names; stop it, take DATABASE_URL away, or name another DATA_DIR.`,
      );
    return askBackend({ ...holder, address: holder.address });
  }
  if (holder && !databaseUrl)
    throw new Error(
      `Another command (process ${holder.pid}) is at work in the data folder ${dataDir}; try again when it is done.`,
    );
  return inThisProcess({ config, program });
}
