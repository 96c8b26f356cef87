import type { Database } from '@/backend/platform/database/database';

/** A database that wakes the jobs after each transaction, which may have written something that is due. */
export function wakeOnCommit({ db, wake }: { db: Database; wake: () => void }): Database {
  return {
    ...db,
    tenant: (id, work) => db.tenant(id, work).finally(wake),
    statement: (id, text, values) => db.statement<never>(id, text, values).finally(wake),
    system: (work) => db.system(work).finally(wake),
  };
}
