import pg from 'pg';
import type { ImportStep } from './import-folder';

export type ImportAtWork = { since: Date; step: ImportStep };
/** `other`: null if unknown. */
type ImportHold =
  | { isHeld: true; tell: (step: ImportStep) => void; release: () => Promise<void> }
  | { isHeld: false; other: { since: string; step: string } | null };
/** @param waitMs how long the end of another is waited for; left out: not at all */
export type HoldImport = (slug: string, since: Date, waitMs?: number) => Promise<ImportHold>;

/** First number of an import's advisory lock; the slug's hash is the second. */
const IMPORTS = 106;
const CONNECT_MS = 30_000;

/** Prints the hour in UTC, as `17:00:00`. */
export const toHour = (date: Date) => date.toISOString().slice(11, 19);

/** One word of the step: the server cuts at 63 characters. */
const nameOf = ({ since, step }: ImportAtWork) => `import ${toHour(since)} ${step.split(' ')[0]}`;

async function findOther(client: pg.Client, slug: string) {
  const { rows } = await client.query<{ name: string | null }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.granted and l.objsubid = 2 and a.datname = current_database()
       and l.database = a.datid and l.classid = $1::int and l.objid = hashtext($2)::oid`,
    [IMPORTS, slug],
  );
  const [, since, step] = /^import (\S+) (\S+)$/.exec(rows[0]?.name ?? '') ?? [];
  return since && step ? { since, step } : null;
}

const LOCK_WAITED = '55P03';

/** @returns whether it holds the lock now */
async function takeLock(client: pg.Client, slug: string, waitMs: number): Promise<boolean> {
  if (waitMs <= 0) {
    const { rows } = await client.query<{ held: boolean }>(
      'select pg_try_advisory_lock($1::int, hashtext($2)) as held',
      [IMPORTS, slug],
    );
    return rows[0]?.held === true;
  }
  await client.query("select set_config('lock_timeout', $1, false)", [String(waitMs)]);
  try {
    await client.query('select pg_advisory_lock($1::int, hashtext($2))', [IMPORTS, slug]);
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === LOCK_WAITED) return false;
    throw error;
  }
}

/** One import of a tenant among all programs of a database: an advisory lock that ends with its connection. */
export function createImportHold(connectionString: string): HoldImport {
  return async (slug, since, waitMs = 0) => {
    const client = new pg.Client({
      connectionString,
      application_name: nameOf({ since, step: 'reading' }),
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      // A step may be told while the one before is.
      pipeline: true,
    });
    client.on('error', () => undefined);
    await client.connect();
    try {
      if (!(await takeLock(client, slug, waitMs))) {
        const other = await findOther(client, slug);
        await client.end();
        return { isHeld: false, other };
      }
    } catch (error) {
      await client.end();
      throw error;
    }
    const ask = (text: string, values: unknown[]) => client.query(text, values).catch(() => undefined);
    return {
      isHeld: true,
      tell: (step) => void ask("select set_config('application_name', $1, false)", [nameOf({ since, step })]),
      async release() {
        await ask('select pg_advisory_unlock($1::int, hashtext($2))', [IMPORTS, slug]);
        await client.end();
      },
    };
  };
}
