import type { Database, Row } from '@/backend/platform/database/database';
import { isSame } from '@/lib/domain/shop/field-values';
import { inTurns } from '../stored/read-pages';
import { findIds, keyOf, listIdsByKey, NO_CHANGE, type TableRows } from './reconcile-rows';
import type { Difference, IdOf, Target } from './targets';

/** The rows of a tenant as its file says them, by table and key. */
type StandingRows = {
  /** Keeps the rows that the tenant has now. */
  target: Target;
  /** The same as a comparison with the database finds it, where nothing but its own switches has written the tenant since. */
  findDifference(given: { of: TableRows; rows: readonly Row[] }): Promise<Omit<Difference, 'rows'>>;
};

/** Compares an edit with what was read before it, in memory: only the ids of what is gone are asked for. */
export function createStandingRows({ db, instanceId }: { db: Database; instanceId: number }): StandingRows {
  const tables = new Map<string, Map<string, Row>>();
  const rowsOf = (table: string) => {
    const rows = tables.get(table) ?? new Map<string, Row>();
    tables.set(table, rows);
    return rows;
  };
  return {
    target: {
      async reconcile(of) {
        const standing = rowsOf(of.table);
        for (const row of of.rows()) standing.set(keyOf({ row, of }), row);
        return NO_CHANGE;
      },
      async idsOf(table, key): Promise<IdOf> {
        const ids = await listIdsByKey({ sql: inTurns(db), instanceId, table, key });
        return (word) => {
          const id = ids.get(word);
          if (id === undefined) throw new Error(`${table} has no row ${word}`);
          return id;
        };
      },
    },
    async findDifference({ of, rows }) {
      const standing = rowsOf(of.table);
      const indexes = new Set<number>();
      const kept = new Set<string>();
      for (const [index, row] of rows.entries()) {
        const key = keyOf({ row, of });
        kept.add(key);
        const stands = standing.get(key);
        if (!stands || !isSame(stands, row)) indexes.add(index);
      }
      const lost = of.keepOthers ? [] : [...standing].flatMap(([key, row]) => (kept.has(key) ? [] : [row]));
      const gone =
        lost.length === 0 ? [] : await db.system((sql) => findIds({ sql, instanceId, of, rows: lost }));
      return { indexes, gone };
    },
  };
}
