import type { Database } from '@/backend/platform/database/database';

const KEPT_MS = 24 * 3_600_000;
const BATCH = 1_000;

/** Forgets keys after a day (rule platform/idempotency). @returns how many */
export async function forgetOldKeys({ db, now }: { db: Database; now: Date }): Promise<number> {
  const gone = await db.system((sql) =>
    sql(
      `delete from idempotency_keys where ctid in (
         select ctid from idempotency_keys where created_at < $1 limit ${BATCH}) returning 1`,
      [new Date(now.getTime() - KEPT_MS)],
    ),
  );
  return gone.length;
}
