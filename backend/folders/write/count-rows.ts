import type { Database } from '@/backend/platform/database/database';
import type { Change } from './reconcile-rows';

const MANY = 1_000;
/** How long it waits for a lock: a vacuum that holds it counts the rows too. */
const WAIT = '2s';
/** The tables that a folder may fill. */
const TABLES = [
  'categories',
  'products',
  'supplier_products',
  'option_groups',
  'options',
  'zones',
  'coupons',
  'tables',
  'guests',
] as const;

const analyze = ({ db, table }: { db: Database; table: (typeof TABLES)[number] }) =>
  db.system(async (sql) => {
    await sql(`set local lock_timeout = '${WAIT}'`);
    await sql(`analyze ${table}`);
  });

/**
 * Counts rows after an import of many, so that plans know of them before the server counts by itself. Each table is counted in
 * a transaction of its own, which holds up no reader and no writer. A role that does not own the tables is warned by the server, and what
 * fails here fails no import.
 */
export async function countRows({ db, change }: { db: Database; change: Change }): Promise<void> {
  if (change.inserted + change.updated + change.removed < MANY) return;
  for (const table of TABLES) await analyze({ db, table }).catch(() => undefined);
}
