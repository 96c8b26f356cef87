import type { Job } from '@/backend/jobs/define-job';
import type { Database } from '@/backend/platform/database/database';

/** A lane's rows of every tenant: other files of this database leave some, and a test that reads a whole mail box would hear of them. */
export const dropWaiting = (db: Database, lane: readonly Job[]): Promise<void> =>
  db.system(async (sql) => {
    for (const { due } of lane) for (const { from } of due) await sql(`delete from ${from}`);
  });
