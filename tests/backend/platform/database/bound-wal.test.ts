import { resolve } from 'node:path';
import { boundWal } from '@/backend/platform/database/bound-wal';
import { openDatabase } from '@/backend/platform/database/database';
import { openEngine } from '@/backend/platform/database/open-engine';

test('what a crash would leave to read again stays small in the embedded database', async () => {
  const engine = await openEngine({ workerFile: resolve('backend/pglite-worker.mjs'), dataDir: null });
  const { connectionString } = engine;
  const db = openDatabase({ connectionString, maxConnections: 1, statementTimeoutMs: 60_000 });
  const turn = () => boundWal({ db, mostBytes: 1024 * 1024 });
  await db.system((sql) => sql('checkpoint'));
  expect(await turn()).toBe(false);
  await db.system((sql) => sql(`create table t as select repeat('x', 1000) from generate_series(1, 2000)`));
  expect(await turn()).toBe(true);
  expect(await turn()).toBe(false);
  await db.close();
  await engine.stop();
}, 120_000);
