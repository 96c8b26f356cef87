import type { Database } from './database';

/** Replayed after a crash before anything is answered. */
const MOST_BYTES = 16 * 1024 * 1024;

/** The embedded engine never writes a checkpoint by itself. @returns whether it was due */
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
