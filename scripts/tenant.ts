import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readBackendConfig } from '../backend/config';
import { applyBundle } from '../backend/db/apply/apply-bundle';
import { findLockHolder, lockDataFolder } from '../backend/db/data-folder-lock';
import { openDatabase } from '../backend/db/database';
import { printProblem } from '../backend/db/import/problems';
import { readTenantFolder } from '../backend/db/import/read-tenant-folder';
import { migrate } from '../backend/db/migrate';
import { openEngine } from '../backend/db/open-engine';
import { listInstances, setInstanceStatus } from '../backend/services/instances';
import { createStaffKey } from '../backend/services/staff';
import { STAFF_SCOPES } from '../lib/contract/calls/staff';

const USAGE = `npm run tenant -- import <folder> [<folder> …] | list | lock <slug> | unlock <slug> | key <slug> [label]`;

/** The commands, against a running backend or against the database itself. */
type Tenants = {
  import(folder: string): Promise<object>;
  list(): Promise<object>;
  setStatus(slug: string, status: 'active' | 'locked'): Promise<object>;
  /** A new staff key; printed once and stored by its hash alone. */
  createKey(slug: string, label: string): Promise<object>;
  close(): Promise<void>;
};

function overHttp({ address, key }: { address: string; key: string }): Tenants {
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${address}/operator/${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(120_000),
    });
    const answer = (await response.json()) as { problems?: string[]; error?: string };
    if (response.ok) return answer;
    throw new Error(answer.problems?.join('\n') ?? answer.error ?? `the backend answered ${response.status}`);
  };
  return {
    import: (folder) => call('POST', 'imports', { folder: resolve(folder) }),
    list: () => call('GET', 'tenants'),
    setStatus: (slug, status) => call('PUT', `tenants/${encodeURIComponent(slug)}/status`, { status }),
    createKey: (slug, label) => call('POST', `tenants/${encodeURIComponent(slug)}/keys`, { label }),
    close: () => Promise.resolve(),
  };
}

async function onDatabase(): Promise<Tenants> {
  const config = readBackendConfig();
  const lock = config.databaseUrl ? null : lockDataFolder({ dataDir: config.dataDir, address: 'none' });
  const workerFile = fileURLToPath(new URL('../backend/pglite-worker.mjs', import.meta.url));
  const engine = config.databaseUrl ? null : await openEngine({ workerFile, dataDir: config.dataDir });
  const db = openDatabase({
    connectionString: config.databaseUrl ?? engine?.connectionString ?? '',
    maxConnections: 2,
    statementTimeoutMs: 60_000,
  });
  await migrate({ db, folder: config.migrationsDir });
  return {
    async import(folder) {
      const result = await readTenantFolder(folder);
      if (!result.ok) throw new Error(result.problems.map(printProblem).join('\n'));
      return applyBundle({ db, bundle: result.bundle });
    },
    list: () => listInstances(db),
    setStatus: (slug, status) => setInstanceStatus({ db, slug, status }),
    createKey: (slug, label) => createStaffKey({ db, slug, label, scopes: STAFF_SCOPES, now: new Date() }),
    async close() {
      await db.close();
      await engine?.stop();
      lock?.release();
    },
  };
}

async function run([command, ...rest]: string[]): Promise<void> {
  const holder = findLockHolder(readBackendConfig().dataDir);
  const tenants = holder ? overHttp(holder) : await onDatabase();
  const print = (answer: object) => process.stdout.write(`${JSON.stringify(answer)}\n`);
  try {
    const [first] = rest;
    if (command === 'list') print(await tenants.list());
    else if (command === 'import' && first) for (const folder of rest) print(await tenants.import(folder));
    else if (command === 'lock' && first) print(await tenants.setStatus(first, 'locked'));
    else if (command === 'unlock' && first) print(await tenants.setStatus(first, 'active'));
    else if (command === 'key' && first) print(await tenants.createKey(first, rest[1] ?? 'staff'));
    else throw new Error(USAGE);
  } finally {
    await tenants.close();
  }
}

run(process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
