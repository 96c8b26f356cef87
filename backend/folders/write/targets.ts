import type { Database, Row, Sql, Work } from '@/backend/platform/database/database';
import { inTurns } from '../stored/read-pages';
import {
  type Change,
  findDifferent,
  keyOf,
  listGone,
  listIdsByKey,
  NO_CHANGE,
  removeRows,
  sumChanges,
  type TableRows,
  writeRows,
} from './reconcile-rows';
import { createSlices, type InSlices } from './slices';

export type IdOf = (word: string) => number;
/** Takes tables in the order of their foreign keys. */
export type Target = {
  reconcile(of: TableRows): Promise<Change>;
  idsOf(table: string, key: string): Promise<IdOf>;
};

type TenantDatabase = { db: Database; instanceId: number };

/** Without statistics the planner would read the whole table. */
const BY_KEY = ['hashjoin', 'mergejoin', 'material', 'seqscan', 'bitmapscan']
  .map((way) => `set local enable_${way} = off`)
  .join('; ');

const inShort = <T>({ db, work }: { db: Database; work: Work<T> }) => db.system(work);

async function findGone({
  db,
  instanceId,
  of,
  rows,
}: TenantDatabase & { of: TableRows; rows: readonly Row[] }): Promise<number[]> {
  if (of.keepOthers) return [];
  const kept = new Set(rows.map((row) => keyOf({ row, of })));
  const all: number[] = [];
  for (let after: number | null = 0; after !== null; ) {
    const from: number = after;
    const { gone, next } = await inShort({
      db,
      work: (sql) => listGone({ sql, instanceId, of, kept, after: from }),
    });
    all.push(...gone);
    after = next;
  }
  return all;
}

const knownOnly =
  (table: string, ids: ReadonlyMap<string, number>): IdOf =>
  (word) => {
    const id = ids.get(word);
    if (id === undefined) throw new Error(`${table} has no row ${word}`);
    return id;
  };

/** Writes at once, for a tenant that nobody can reach yet. */
export function createWriter({ db, instanceId }: TenantDatabase): Target {
  const inSlices = createSlices();
  return {
    async reconcile(of) {
      const changes: Change[] = [];
      const all = of.rows();
      await inSlices(all, async (rows) => {
        changes.push(await inShort({ db, work: (sql) => writeRows({ sql, instanceId, rows, of }) }));
      });
      await inSlices(await findGone({ db, instanceId, of, rows: all }), async (ids) => {
        changes.push(await inShort({ db, work: (sql) => removeRows({ sql, instanceId, of, ids }) }));
      });
      return sumChanges(changes);
    },
    idsOf: async (table, key) =>
      knownOnly(table, await listIdsByKey({ sql: inTurns(db), instanceId, table, key })),
  };
}

export type Difference = {
  indexes: ReadonlySet<number>;
  rows: readonly Row[] | null;
  gone: number[];
};
/** No row has this id, so what refers to it differs. */
const STILL_TO_COME = -1;

async function findIndexes({
  db,
  instanceId,
  of,
  rows: all,
  inSlices,
}: TenantDatabase & { of: TableRows; rows: readonly Row[]; inSlices: InSlices }): Promise<Set<number>> {
  const indexes = new Set<number>();
  await inSlices(all, async (rows, start) => {
    const found = await inShort({
      db,
      work: async (sql) => {
        await sql(BY_KEY);
        return findDifferent({ sql, instanceId, rows, of });
      },
    });
    for (const index of found) indexes.add(start + index);
  });
  return indexes;
}

type Find = (given: { of: TableRows; rows: readonly Row[] }) => Promise<Omit<Difference, 'rows'>>;

/** Compares with the rows of the database, in short transactions. */
function findInDatabase({ db, instanceId }: TenantDatabase): Find {
  const inSlices = createSlices();
  return async ({ of, rows }) => ({
    indexes: await findIndexes({ db, instanceId, of, rows, inSlices }),
    gone: await findGone({ db, instanceId, of, rows }),
  });
}

const atIndexes = (rows: readonly Row[], indexes: ReadonlySet<number>) =>
  indexes.size === 0 ? [] : rows.filter((_, index) => indexes.has(index));

/** Shortens the writing transaction. @returns this target, and one to write the same tables in the same order */
export function createComparison({
  db,
  instanceId,
  find = findInDatabase({ db, instanceId }),
}: TenantDatabase & { find?: Find | undefined }) {
  const differences: Difference[] = [];
  const known = new Map<string, ReadonlyMap<string, number>>();
  let missing = 0;
  const compare: Target = {
    async reconcile(of) {
      const missingBefore = missing;
      const rows = of.rows();
      const { indexes, gone } = await find({ of, rows });
      differences.push({ indexes, rows: missing === missingBefore ? atIndexes(rows, indexes) : null, gone });
      return NO_CHANGE;
    },
    async idsOf(table, key) {
      const ids = await listIdsByKey({ sql: inTurns(db), instanceId, table, key });
      known.set(`${table} ${key}`, ids);
      return (word) => {
        const id = ids.get(word);
        if (id === undefined) missing += 1;
        return id ?? STILL_TO_COME;
      };
    },
  };
  const writeDifferences = (sql: Sql): Target => {
    const left = [...differences];
    const grown = new Set<string>();
    return {
      async reconcile(of) {
        const difference = left.shift();
        if (!difference) throw new Error(`${of.table} was not compared`);
        const { indexes, gone } = difference;
        if (indexes.size > 0) grown.add(of.table);
        const rows = difference.rows ?? atIndexes(of.rows(), indexes);
        const written = await writeRows({ sql, instanceId, rows, of });
        return sumChanges([written, await removeRows({ sql, instanceId, of, ids: gone })]);
      },
      async idsOf(table, key) {
        const before = known.get(`${table} ${key}`);
        const isKnown = before !== undefined && !grown.has(table);
        return knownOnly(table, isKnown ? before : await listIdsByKey({ sql, instanceId, table, key }));
      },
    };
  };
  return { compare, writeDifferences };
}
