import pino from 'pino';
import { createImportHold } from '@/backend/folders/hold-import';
import { createOperatorApp } from '@/backend/operator/operator-app';
import {
  findLockHolder,
  type LockHolder,
  lockDataFolder,
  nameDatabase,
} from '@/backend/platform/database/data-folder-lock';
import { openDatabase } from '@/backend/platform/database/database';
import { createFreeSpace, readDiskFault, readFreeBytes } from '@/backend/platform/database/free-space';
import { migrate } from '@/backend/platform/database/migrate';
import { ENGINE_DEATHS, openEngine } from '@/backend/platform/database/open-engine';
import { createPostgresEvents } from '@/backend/platform/events/postgres-events';
import { createLocalEvents } from '@/backend/platform/events/topic-events';
import { createProviders } from '@/backend/providers/payments/providers';
import en from '@/messages/en.json';
import { type BackendConfig, readBackendConfig } from '../../backend/config';

/** Of the running backend or this process. @throws Error in a sentence */
export type Operator = {
  call(method: string, path: string, body?: object): Promise<unknown>;
  close(): Promise<void>;
};

export type Program = {
  workerFile: string;
  /** A dead database would never answer. */
  end: (sentence: string) => void;
};

type Ask = (path: string, init: RequestInit) => Promise<Response>;
/** An import of thousands of pictures takes long. */
const PATIENCE_MS = 300_000;
/** A busy machine connects slowly. */
const CONNECT_MS = 30_000;

const SENTENCES: Record<string, string> = en.Errors;

/** A refusal that is a key alone says its sentence too. */
function toSentence(error: string): string {
  const sentence = Object.hasOwn(SENTENCES, error) ? SENTENCES[error] : undefined;
  return sentence && !sentence.includes('{') ? `${sentence} (${error})` : error;
}

function operatorOver({ ask, key, close }: { ask: Ask; key: string; close: () => Promise<void> }): Operator {
  return {
    async call(method, path, body) {
      const response = await ask(`/operator/${path}`, {
        method,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const answer = (await response.json()) as { problems?: string[]; error?: string };
      if (response.ok) return answer;
      throw new Error(
        answer.problems?.join('\n') ??
          (answer.error ? toSentence(answer.error) : `the backend answered ${response.status}`),
      );
    },
    close,
  };
}

function overHttp({ pid, address, key }: LockHolder & { address: string }): Operator {
  const ask: Ask = (path, init) =>
    fetch(address + path, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) }).catch((error: Error) => {
      throw new Error(
        error.name === 'TimeoutError'
          ? `The backend at ${address} took too long; what it was asked may still be done.`
          : `The backend (process ${pid}) does not answer at ${address}; it may still be starting.`,
      );
    });
  return operatorOver({ ask, key, close: () => Promise.resolve() });
}

async function inThisProcess({
  config,
  program,
}: {
  config: BackendConfig;
  program: Program;
}): Promise<Operator> {
  const { databaseUrl, dataDir } = config;
  const diskFault = databaseUrl ? null : await readDiskFault(dataDir);
  if (diskFault) throw new Error(diskFault);
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
    await migrate({ db, folder: config.migrationsDir });
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
  const alone = databaseUrl ? { holdImport: createImportHold(databaseUrl) } : { freeSpace };
  const deps = { db, config, clock, events, findProvider, log, ...alone };
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
    return overHttp({ ...holder, address: holder.address });
  }
  if (holder && !databaseUrl)
    throw new Error(
      `Another command (process ${holder.pid}) is at work in the data folder ${dataDir}; try again when it is done.`,
    );
  return inThisProcess({ config, program });
}
