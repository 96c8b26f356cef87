import type { Database, Sql } from '@/backend/platform/database/database';
import { dropCheckLeases } from '@/backend/purchases/payments';

/** A lease stands in the place of the next turn: other jobs due by `leasedUntil` run early, which only asks. */
export async function dropJobLeases({
  sql,
  now,
  leasedUntil,
}: {
  sql: Sql;
  now: Date;
  leasedUntil: Date;
}): Promise<void> {
  await dropCheckLeases({ sql, now, leasedUntil });
  await sql(
    'update webhook_inbox set handle_at = $1 where handled_at is null and handle_at > $1 and handle_at <= $2',
    [now, leasedUntil],
  );
}

/** For an embedded database: one backend. Nothing is sent twice: attempts are written before the gateway is asked. */
export async function dropLeases({
  db,
  now,
  jobLeaseMs,
}: {
  db: Database;
  now: Date;
  jobLeaseMs: number;
}): Promise<void> {
  await db.system(async (sql) => {
    await sql('update idempotency_keys set lease_until = $1 where status is null and lease_until > $1', [
      now,
    ]);
    await dropJobLeases({ sql, now, leasedUntil: new Date(now.getTime() + jobLeaseMs) });
  });
}
