import { randomBytes } from 'node:crypto';
import type { Database } from '@/backend/platform/database/database';
import { dropJobLeases } from './drop-leases';

const PREFIX = 'ordering-backend-';
/** Longer than a live backend stays without any connection when all are cut: it makes one again after a second. */
const GONE_MS = 1_500;

/** What the connections of one process are called at the server: the owner of the keys that its calls hold. */
export const nameBackend = (): string => `${PREFIX}${randomBytes(8).toString('hex')}`;

const isConnected = (name: string) =>
  `exists (select 1 from pg_stat_activity where datname = current_database() and application_name = ${name})`;

/**
 * Finds backends of a PostgreSQL that died, and ends the leases that they left (docs/decisions/0125): a backend lives
 * while any connection has its name, and is dead when none had at two looks that are `GONE_MS` apart. What jobs had
 * begun has no owner: it is dropped once, when nobody else lived since the start.
 * @param elapsedMs a clock that only goes forward
 * @returns what takes one look
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
}): () => Promise<void> {
  const goneSince = new Map<string, number>();
  let start: { at: number; leasedUntil: Date } | null = null;
  let mayBeAlone = true;

  return async () => {
    const [at, now] = [elapsedMs(), clock()];
    start ??= { at, leasedUntil: new Date(now.getTime() + jobLeaseMs) };
    const { leasedUntil } = start;
    const isOver = at - start.at >= GONE_MS;
    await db.system(async (sql) => {
      const gone = await sql<{ owner: string }>(
        `select distinct owner from idempotency_keys k
         where status is null and lease_until > $1 and owner like '${PREFIX}%' and not ${isConnected('k.owner')}`,
        [now],
      );
      for (const owner of goneSince.keys()) {
        if (!gone.some((one) => one.owner === owner)) goneSince.delete(owner);
      }
      for (const { owner } of gone) if (!goneSince.has(owner)) goneSince.set(owner, at);
      const dead = [...goneSince].filter(([, since]) => at - since >= GONE_MS).map(([owner]) => owner);
      if (dead.length > 0) {
        await sql(
          `update idempotency_keys set lease_until = $1
           where status is null and lease_until > $1 and owner = any ($2)`,
          [now, dead],
        );
      }
      if (!mayBeAlone) return;
      const [other] = await sql(
        `select 1 from pg_stat_activity where datname = current_database() and application_name like '${PREFIX}%'
           and application_name <> current_setting('application_name') limit 1`,
      );
      mayBeAlone = !other && !isOver;
      if (!other && isOver) await dropJobLeases({ sql, now, leasedUntil });
    });
  };
}
