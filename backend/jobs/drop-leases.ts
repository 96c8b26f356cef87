import type { Database, Sql } from '@/backend/platform/database/database';

/**
 * What a job had begun is due. A job's lease stands where its next turn does, so what is due that soon comes sooner:
 * that only asks.
 * @param leasedUntil the latest end of a lease that is dropped
 */
export async function dropJobLeases({
  sql,
  now,
  leasedUntil,
}: {
  sql: Sql;
  now: Date;
  leasedUntil: Date;
}): Promise<void> {
  await sql('update payments set check_at = $1 where check_at > $1 and check_at <= $2', [now, leasedUntil]);
  await sql(
    'update webhook_inbox set handle_at = $1 where handled_at is null and handle_at > $1 and handle_at <= $2',
    [now, leasedUntil],
  );
}

/**
 * Ends what dead calls and jobs hold, at the start of an embedded database, which has one backend. A key that was
 * claimed and not answered may come again at once. Nothing is sent twice by that: whoever takes a dead call over finds
 * the attempt that it wrote before the gateway was asked, and asks what became of it.
 */
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
