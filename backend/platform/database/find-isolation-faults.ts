import type { Database } from './database';

/** Refused by row-level security; let pass to the foreign key. */
const [REFUSED, NO_SUCH_INSTANCE] = ['42501', '23503'];
const [ONE, ANOTHER] = [-1, -2];
class RowTakenError extends Error {}

export async function listTenantTables(db: Database): Promise<string[]> {
  const rows = await db.system((sql) =>
    sql<{ table_name: string }>(
      `select c.relname as table_name from pg_class c join pg_namespace n on n.oid = c.relnamespace
         join pg_attribute a on a.attrelid = c.oid
       where n.nspname = current_schema() and c.relkind in ('r', 'p', 'v', 'f')
         and a.attname = 'instance_id' and not a.attisdropped order by c.relname`,
    ),
  );
  return rows.map((row) => row.table_name);
}

async function listSeen({ db, tables }: { db: Database; tables: string[] }): Promise<string[]> {
  if (tables.length === 0) return [];
  const looks = tables.map((table) => `select '${table}' as name where exists (select 1 from ${table})`);
  const rows = await db.nobody((sql) => sql<{ name: string }>(looks.join(' union all ')));
  return rows.map(({ name }) => name);
}

/** Tries to write such a row, in a transaction that is always rolled back. */
async function takesForeignRow(db: Database): Promise<boolean> {
  const attempt = db.tenant(ONE, async (sql) => {
    await sql(`insert into cities (instance_id, name, position) values ($1, '', 0)`, [ANOTHER]);
    throw new RowTakenError();
  });
  return attempt.catch((error: { code?: string }) => {
    if (error.code === REFUSED) return false;
    if (error.code === NO_SUCH_INSTANCE || error instanceof RowTakenError) return true;
    throw error;
  });
}

/** At start (guarantee/row-level-security). @returns one sentence for each fault */
export async function findIsolationFaults(db: Database): Promise<string[]> {
  const faults: string[] = [];
  const [role] = await db.nobody((sql) =>
    sql<{ unbound: boolean | null }>(
      'select rolsuper or rolbypassrls as unbound from pg_roles where rolname = current_user',
    ),
  );
  if (role?.unbound !== false) faults.push('the application role can step round row-level security');
  const tables = ['instances', ...(await listTenantTables(db))];
  const forced = await db.system((sql) =>
    sql<{ relname: string }>(
      `select relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = current_schema() and relrowsecurity and relforcerowsecurity`,
    ),
  );
  const protectedTables = new Set(forced.map((row) => row.relname));
  const toLookThrough = tables.filter((table) => protectedTables.has(table));
  const seen = new Set(await listSeen({ db, tables: toLookThrough }));
  for (const table of tables) {
    if (!protectedTables.has(table)) faults.push(`table ${table} does not force row-level security`);
    else if (seen.has(table)) faults.push(`table ${table} shows rows without an instance`);
  }
  if (await takesForeignRow(db)) faults.push('a tenant may write rows of another');
  return faults;
}
