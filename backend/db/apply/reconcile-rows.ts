import type { Row, Sql } from '../database';

export type Change = { inserted: number; updated: number; removed: number };

/** Adds up what several tables changed. */
export function sumChanges(changes: readonly Change[]): Change {
  return changes.reduce(
    (sum, one) => ({
      inserted: sum.inserted + one.inserted,
      updated: sum.updated + one.updated,
      removed: sum.removed + one.removed,
    }),
    { inserted: 0, updated: 0, removed: 0 },
  );
}

/**
 * Makes the living rows of a tenant's table equal to the rows given, touching only what differs:
 * the same input again changes nothing, and ids stay (what diners hold keeps working). Rows that are
 * gone are marked, not deleted, because carts and orders may point at them.
 * @param columns every column written, with its PostgreSQL type
 * @param keys the columns that recognise a row inside the tenant
 * @param merged columns that live on while the product runs: the SQL of what becomes of the living row's value,
 *   `t`, when the file brings another, `excluded`
 * @param keepOthers leaves rows that are not given as they are
 */
export async function reconcileRows({
  sql,
  instanceId,
  table,
  columns,
  keys,
  rows,
  merged = {},
  keepOthers = false,
}: {
  sql: Sql;
  instanceId: number;
  table: string;
  columns: Record<string, string>;
  keys: readonly string[];
  rows: readonly Row[];
  merged?: Readonly<Record<string, string>>;
  keepOthers?: boolean;
}): Promise<Change> {
  const names = Object.keys(columns);
  const values = names.filter((name) => !keys.includes(name));
  const newValue = (name: string) => merged[name] ?? `excluded.${name}`;
  const typed = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
  const written = await sql<{ inserted: boolean }>(
    `insert into ${table} as t (instance_id, ${names.join(', ')})
     select $1, ${names.map((name) => `r.${name}`).join(', ')}
     from jsonb_to_recordset($2::jsonb) as r(${typed.join(', ')})
     on conflict (instance_id, ${keys.join(', ')}) do update
     set ${[...values.map((name) => `${name} = ${newValue(name)}`), 'removed_at = null'].join(', ')}
     where (${[...values.map((name) => `t.${name}`), 't.removed_at'].join(', ')})
       is distinct from (${[...values.map(newValue), 'null::timestamptz'].join(', ')})
     returning (xmax = 0) as inserted`,
    [instanceId, JSON.stringify(rows)],
  );
  const inserted = written.filter((row) => row.inserted).length;
  if (keepOthers) return { inserted, updated: written.length - inserted, removed: 0 };
  const match = keys.map((key) => `r.${key} = t.${key}`).join(' and ');
  const keyed = keys.map((key) => `${key} ${columns[key]}`).join(', ');
  const removed = await sql(
    `update ${table} t set removed_at = now()
     where instance_id = $1 and removed_at is null
       and not exists (select 1 from jsonb_to_recordset($2::jsonb) as r(${keyed}) where ${match})
     returning 1`,
    [instanceId, JSON.stringify(rows)],
  );
  return { inserted, updated: written.length - inserted, removed: removed.length };
}

/** For `merged`: the file's value counts only where the file has changed, and `file_<column>` remembers what it said. */
export const whereFileChanged = (column: string) =>
  `case when t.file_${column} is distinct from excluded.file_${column} then excluded.${column} else t.${column} end`;

/** The ids of a tenant's living rows by one text column. */
export async function listIdsByKey({
  sql,
  instanceId,
  table,
  key,
}: {
  sql: Sql;
  instanceId: number;
  table: string;
  key: string;
}): Promise<(word: string) => number> {
  const rows = await sql<{ id: number; key: string }>(
    `select id, ${key} as key from ${table} where instance_id = $1 and removed_at is null`,
    [instanceId],
  );
  const ids = new Map(rows.map((row) => [row.key, row.id]));
  return (word) => {
    const id = ids.get(word);
    if (id === undefined) throw new Error(`${table} has no row ${word}`);
    return id;
  };
}
