import { type Database, openDatabase } from '@/backend/platform/database/database';
import { migrate } from '@/backend/platform/database/migrate';

type Given = { connectionString: string; migrationsDir: string };
type Kept = { db: Database; ending: NodeJS.Timeout };

/** Longer than one test takes to follow another; Jest waits half a second for a worker that ends. */
const KEPT_MS = 100;
/** Kept as they are: a test may hold the clock. */
const [later, cancel, soon] = [setTimeout, clearTimeout, setImmediate];
/** Pools that a backend has given back, by the address of their database. */
const idle = new Map<string, Kept[]>();

async function open({ connectionString, migrationsDir }: Given): Promise<Database> {
  // Generous, as the suites are: a shared machine is slow, not wrong.
  const db = openDatabase({
    connectionString,
    maxConnections: 4,
    statementTimeoutMs: 60_000,
    connectMs: 60_000,
  });
  await migrate({ db, folder: migrationsDir });
  return db;
}

function take(connectionString: string): Database | null {
  const kept = idle.get(connectionString)?.pop();
  if (kept) cancel(kept.ending);
  return kept?.db ?? null;
}

/** Ends once nothing of its backend runs on the pool any more, as the end of a pool does. */
async function giveBack(connectionString: string, db: Database): Promise<void> {
  while (db.readPool().busy + db.readPool().waiting > 0) await new Promise<void>((done) => void soon(done));
  const own = idle.get(connectionString) ?? [];
  const ending = later(() => {
    own.splice(
      own.findIndex((one) => one.db === db),
      1,
    );
    void db.close();
  }, KEPT_MS);
  own.push({ db, ending });
  idle.set(connectionString, own);
}

/**
 * A migrated database for one backend at a time. Its connections are handed to the backend that is opened next: a new one plans
 * each statement anew, which takes most of a short test's time.
 */
export async function takeDatabase(given: Given): Promise<Database> {
  const { connectionString } = given;
  const db = take(connectionString) ?? (await open(given));
  let ended: Promise<void> | null = null;
  return {
    ...db,
    close: () => {
      ended ??= giveBack(connectionString, db);
      return ended;
    },
  };
}
