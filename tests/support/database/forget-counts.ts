import type { Database } from '@/backend/platform/database/database';

const STATEMENTS = [
  `delete from pg_statistic using pg_class c where c.oid = starelid and c.relnamespace = current_schema()::regnamespace`,
  `update pg_class set reltuples = -1, relpages = 0
   where relkind in ('r', 'i') and relnamespace = current_schema()::regnamespace`,
];

/** As on a database whose rows were never counted: another test of this one may have counted them when they were few. */
export const forgetCounts = (db: Database): Promise<void> =>
  db.system(async (sql) => {
    for (const statement of STATEMENTS) await sql(statement);
  });
