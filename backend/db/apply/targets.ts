import type { Database, Sql, Work } from '../database';
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

type IdOf = (word: string) => number;
/** Where a tenant's tables go, in the order in which they point at each other. */
export type Target = {
  /** Makes the living rows of the tenant's table equal to those given. */
  reconcile(of: TableRows): Promise<Change>;
  /** Finds the ids of living rows by one text column. */
  idsOf(table: string, key: string): Promise<IdOf>;
};

type Place = { db: Database; instanceId: number };

/**
 * The tenant's rows are read once a slice: a planner without statistics would look through all of them for each row of
 * the file.
 */
const ONCE =
  'set local enable_nestloop = off; set local enable_mergejoin = off; set local enable_seqscan = off';

const inShort = <T>({ db, work }: { db: Database; work: Work<T> }) => db.system(work);

/** What the folder does not have any more. */
async function findGone({ db, instanceId, of }: Place & { of: TableRows }): Promise<number[]> {
  if (of.keepOthers) return [];
  const kept = new Set(of.rows.map((row) => keyOf({ row, of })));
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

/** Writes at once, in many short transactions: for a tenant that nobody can reach yet. */
export function createWriter({ db, instanceId }: Place): Target {
  const inSlices = createSlices();
  return {
    async reconcile(of) {
      const changes: Change[] = [];
      await inSlices(of.rows, async (rows) => {
        changes.push(await inShort({ db, work: (sql) => writeRows({ sql, instanceId, rows, of }) }));
      });
      await inSlices(await findGone({ db, instanceId, of }), async (ids) => {
        changes.push(await inShort({ db, work: (sql) => removeRows({ sql, instanceId, of, ids }) }));
      });
      return sumChanges(changes);
    },
    idsOf: async (table, key) =>
      knownOnly(table, await inShort({ db, work: (sql) => listIdsByKey({ sql, instanceId, table, key }) })),
  };
}

/** Each slice reads all rows of the tenant, so few slices are better than short ones. */
const COMPARED_AT_ONCE = 500;

/** What differs in one table: places of rows, and ids that are gone. */
type Difference = { places: number[]; gone: number[] };
/** No row has it: what stands under a row that is still to come differs by itself. */
const STILL_TO_COME = -1;

async function findPlaces({
  db,
  instanceId,
  of,
  inSlices,
}: Place & { of: TableRows; inSlices: InSlices }): Promise<number[]> {
  const places: number[] = [];
  await inSlices(of.rows, async (rows, start) => {
    const found = await inShort({
      db,
      work: async (sql) => {
        await sql(ONCE);
        return findDifferent({ sql, instanceId, rows, of });
      },
    });
    for (const place of found) places.push(start + place);
  });
  return places;
}

/**
 * Compares without writing, in many short transactions, so that the one that writes is as short as what differs.
 * @returns the target, and one for that transaction, to be led through the same tables in the same order
 */
export function createComparison({ db, instanceId }: Place) {
  const inSlices = createSlices(COMPARED_AT_ONCE);
  const differences: Difference[] = [];
  const known = new Map<string, ReadonlyMap<string, number>>();
  const compare: Target = {
    async reconcile(of) {
      const places = await findPlaces({ db, instanceId, of, inSlices });
      differences.push({ places, gone: await findGone({ db, instanceId, of }) });
      return NO_CHANGE;
    },
    async idsOf(table, key) {
      const ids = await inShort({ db, work: (sql) => listIdsByKey({ sql, instanceId, table, key }) });
      known.set(`${table} ${key}`, ids);
      return (word) => ids.get(word) ?? STILL_TO_COME;
    },
  };
  const writeDifferences = (sql: Sql): Target => {
    const left = [...differences];
    const grown = new Set<string>();
    return {
      async reconcile(of) {
        const { places, gone } = left.shift() ?? { places: [], gone: [] };
        const differing = new Set(places);
        if (places.length > 0) grown.add(of.table);
        const rows = of.rows.filter((_, place) => differing.has(place));
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
