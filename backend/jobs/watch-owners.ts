import { randomBytes } from 'node:crypto';
import type { Database } from '@/backend/platform/database/database';
import { dropJobLeases } from './drop-leases';

const PREFIX = 'ordering-backend-';
/** A live backend reconnects within a second. */
const GONE_MS = 1_500;

/** `application_name`: owns the keys of its calls. */
export const nameBackend = (): string => `${PREFIX}${randomBytes(8).toString('hex')}`;

const isConnected = (name: string) =>
  `exists (select 1 from pg_stat_activity where datname = current_database() and application_name = ${name})`;

/**
 * A backend is dead without a connection at two looks `GONE_MS` apart (docs/decisions/0125). Jobs have no owner:
 * dropped once, if no other backend lived since the start. @param elapsedMs a monotonic clock
 * @returns one look, which says whether it dropped the leases of jobs
 */
export function createOwnerWatch({
  db,
  clock,
  elapsedMs,
  jobLeaseMs,
}: {
  db: Database;
  clock: () => Date;
  elapsedMs: () => number;
  jobLeaseMs: number;
}): () => Promise<boolean> {
  const goneSince = new Map<string, number>();
  let start: { at: number; leasedUntil: Date } | null = null;
  let mayBeAlone = true;

  return async () => {
    const [at, now] = [elapsedMs(), clock()];
    start ??= { at, leasedUntil: new Date(now.getTime() + jobLeaseMs) };
    const { leasedUntil } = start;
    const isOver = at - start.at >= GONE_MS;
    // In one message: nearly every look finds nothing.
    const gone = await db.lookUp<{ owner: string }>(
      `select distinct owner from idempotency_keys k
       where status is null and lease_until > $1 and owner like '${PREFIX}%' and not ${isConnected('k.owner')}`,
      [now],
    );
    for (const owner of goneSince.keys()) {
      if (!gone.some((one) => one.owner === owner)) goneSince.delete(owner);
    }
    for (const { owner } of gone) if (!goneSince.has(owner)) goneSince.set(owner, at);
    const dead = [...goneSince].filter(([, since]) => at - since >= GONE_MS).map(([owner]) => owner);
    if (dead.length === 0 && !mayBeAlone) return false;
    return db.system(async (sql) => {
      if (dead.length > 0) {
        await sql(
          `update idempotency_keys set lease_until = $1
           where status is null and lease_until > $1 and owner = any ($2)`,
          [now, dead],
        );
      }
      if (!mayBeAlone) return false;
      const [other] = await sql(
        `select 1 from pg_stat_activity where datname = current_database() and application_name like '${PREFIX}%'
           and application_name <> current_setting('application_name') limit 1`,
      );
      mayBeAlone = !other && !isOver;
      if (other || !isOver) return false;
      await dropJobLeases({ sql, now, leasedUntil });
      return true;
    });
  };
}
