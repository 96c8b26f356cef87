import type { Row, Sql } from '@/backend/platform/database/database';
import { readPages } from '../stored/read-pages';

export type Change = { inserted: number; updated: number; removed: number };
export const NO_CHANGE: Change = { inserted: 0, updated: 0, removed: 0 };

export function sumChanges(changes: readonly Change[]): Change {
  return changes.reduce(
    (sum, one) => ({
      inserted: sum.inserted + one.inserted,
      updated: sum.updated + one.updated,
      removed: sum.removed + one.removed,
    }),
    NO_CHANGE,
  );
}

/** `keys` identify a row in the tenant; `merged` is SQL from the live row `t` and the file's `excluded`. */
type Table = {
  table: string;
  columns: Record<string, string>;
  keys: readonly string[];
  merged?: Readonly<Record<string, string>>;
};
/** @property keepOthers leaves live rows that are not given */
export type TableRows = Table & { rows: () => readonly Row[]; keepOthers?: boolean };

type Slice = { sql: Sql; instanceId: number; rows: readonly Row[]; of: Table };

const recordset = ({ columns }: Table) =>
  Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ');

function compared({ columns, keys, merged = {} }: Table, file: string) {
  const values = Object.keys(columns).filter((name) => !keys.includes(name));
  const becomes = (name: string) => (merged[name] ?? `excluded.${name}`).replaceAll('excluded.', `${file}.`);
  return {
    values,
    becomes,
    differs: `(${[...values.map((name) => `t.${name}`), 't.removed_at'].join(', ')})
       is distinct from (${[...values.map(becomes), 'null::timestamptz'].join(', ')})`,
  };
}

/** Writes only what differs; ids stay, because links and carts hold them. */
export async function writeRows({ sql, instanceId, rows, of }: Slice): Promise<Change> {
  if (rows.length === 0) return NO_CHANGE;
  const names = Object.keys(of.columns);
  const { values, becomes, differs } = compared(of, 'excluded');
  const written = await sql<{ inserted: boolean }>(
    `insert into ${of.table} as t (instance_id, ${names.join(', ')})
     select $1, ${names.map((name) => `r.${name}`).join(', ')}
     from jsonb_to_recordset($2::jsonb) as r(${recordset(of)})
     on conflict (instance_id, ${of.keys.join(', ')}) do update
     set ${[...values.map((name) => `${name} = ${becomes(name)}`), 'removed_at = null'].join(', ')}
     where ${differs}
     returning (xmax = 0) as inserted`,
    [instanceId, JSON.stringify(rows)],
  );
  const inserted = written.filter((row) => row.inserted).length;
  return { inserted, updated: written.length - inserted, removed: 0 };
}

export async function findDifferent({ sql, instanceId, rows, of }: Slice): Promise<number[]> {
  const match = of.keys.map((key) => `t.${key} = r.${key}`).join(' and ');
  const found = await sql<{ place: number }>(
    `select r.place from jsonb_to_recordset($2::jsonb) as r(place int, ${recordset(of)})
     left join ${of.table} t on t.instance_id = $1 and ${match}
     where t.id is null or ${compared(of, 'r').differs}`,
    [instanceId, JSON.stringify(rows.map((row, place) => ({ ...row, place })))],
  );
  return found.map(({ place }) => place);
}

/** The ids of live rows by their keys. */
export async function findIds({ sql, instanceId, rows, of }: Slice): Promise<number[]> {
  const match = of.keys.map((key) => `t.${key} = r.${key}`).join(' and ');
  const found = await sql<{ id: number }>(
    `select t.id from jsonb_to_recordset($2::jsonb) as r(${recordset(of)})
     join ${of.table} t on t.instance_id = $1 and t.removed_at is null and ${match}`,
    [instanceId, JSON.stringify(rows)],
  );
  return found.map(({ id }) => id);
}

const PAGE = 300;
const IDS = 1_000;

export async function listGone({
  sql,
  instanceId,
  of,
  kept,
  after,
}: Omit<Slice, 'rows'> & { kept: ReadonlySet<string>; after: number }): Promise<{
  gone: number[];
  next: number | null;
}> {
  const rows = await sql<Row & { id: number }>(
    `select id, ${of.keys.join(', ')} from ${of.table}
     where instance_id = $1 and removed_at is null and id > $2 order by id limit ${PAGE}`,
    [instanceId, after],
  );
  return {
    gone: rows.filter((row) => !kept.has(keyOf({ row, of }))).map(({ id }) => id),
    next: rows.length < PAGE ? null : (rows.at(-1)?.id ?? null),
  };
}

export const keyOf = ({ row, of }: { row: Row; of: Table }): string =>
  JSON.stringify(of.keys.map((key) => String(row[key])));

/** Marked, not deleted: carts and orders refer to them. */
export async function removeRows({
  sql,
  instanceId,
  of,
  ids,
}: Omit<Slice, 'rows'> & { ids: readonly number[] }): Promise<Change> {
  if (ids.length === 0) return NO_CHANGE;
  const removed = await sql(
    `update ${of.table} set removed_at = now()
     where instance_id = $1 and id = any($2) and removed_at is null returning 1`,
    [instanceId, ids],
  );
  return { ...NO_CHANGE, removed: removed.length };
}

/** Takes the file's value only if the file has changed; `file_<column>` holds its last one. */
export const whereFileChanged = (column: string) =>
  `case when t.file_${column} is distinct from excluded.file_${column} then excluded.${column} else t.${column} end`;

/** The ids of all live rows. @param sql may be a transaction, or one for each page */
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
}): Promise<ReadonlyMap<string, number>> {
  const rows = await readPages<{ id: number; key: string }>({
    ...{ sql, instanceId, size: IDS },
    text: `select id, ${key} as key from ${table} where instance_id = $1 and removed_at is null and id > $2`,
  });
  return new Map(rows.map((row) => [row.key, row.id]));
}
