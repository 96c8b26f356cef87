import type { Database } from './database';

/** What is written twice until a checkpoint: after a crash it is read again before anything is answered. */
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * Lets the embedded engine write down what it holds when a crash would leave much to read again. A server has a process
 * that does so by itself; the embedded one never does while it runs.
 * @returns whether it was due
 */
export async function boundWal({
  db,
  mostBytes = MOST_BYTES,
}: {
  db: Database;
  mostBytes?: number;
}): Promise<boolean> {
  return db.system(async (sql) => {
    const [since] = await sql<{ bytes: number }>(
      'select (pg_current_wal_lsn() - redo_lsn)::bigint as bytes from pg_control_checkpoint()',
    );
    if (!since || since.bytes < mostBytes) return false;
    await sql('checkpoint');
    return true;
  });
}
