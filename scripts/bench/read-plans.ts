import type { Database, Row, Sql, Work } from '@/backend/platform/database/database';

type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  Plans?: Node[];
};
type Explained = { 'QUERY PLAN': [{ Plan: Node }] };

export type Plan = {
  text: string;
  /** Tables read from end to end. */
  scanned: string[];
  rows: number;
};

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

const scannedBy = (plan: Node) =>
  nodesOf(plan).flatMap((node) => (node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? '?'] : []));

function rowsOf(plan: Node): number {
  const counts = nodesOf(plan).map((node) => {
    const each =
      (node['Actual Rows'] ?? 0) +
      (node['Rows Removed by Filter'] ?? 0) +
      (node['Rows Removed by Join Filter'] ?? 0);
    return each * (node['Actual Loops'] ?? 1);
  });
  return Math.max(...counts);
}

const planOf = ([row]: Explained[]): Node => {
  if (!row) throw new Error('a plan was not told');
  return row['QUERY PLAN'][0].Plan;
};

/** Rolls the statement back. */
async function explainCall({ sql, text, values }: { sql: Sql; text: string; values: readonly unknown[] }) {
  await sql('savepoint before_plan');
  const rows = await sql<Explained>(`explain (analyze, timing off, format json) ${text}`, values);
  await sql('rollback to savepoint before_plan');
  return planOf(rows);
}

/** As of a prepared statement after a few calls. */
async function explainPrepared({ sql, text, count }: { sql: Sql; text: string; count: number }) {
  await sql('savepoint before_plan');
  await sql("set local plan_cache_mode = 'force_generic_plan'");
  await sql(`prepare plan_of as ${text}`);
  const values = count === 0 ? '' : `(${Array.from({ length: count }, () => 'null').join(', ')})`;
  const rows = await sql<Explained>(`explain (format json) execute plan_of${values}`);
  await sql('deallocate plan_of');
  await sql('rollback to savepoint before_plan');
  return planOf(rows);
}

/** A reading is several statements, and calls ask some at once. */
function inTurn<Answer>() {
  let last: Promise<unknown> = Promise.resolve();
  return (work: () => Promise<Answer>): Promise<Answer> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}

/** Tells the plan of every statement. */
export function withPlans(db: Database, tell: (plan: Plan) => void): Database {
  const explained =
    <T>(work: Work<T>): Work<T> =>
    (sql) => {
      const turn = inTurn<Row[]>();
      const ask = async (text: string, values: readonly unknown[]) => {
        // Settings have no plan and must come first.
        if (/^set\b/.test(text)) return sql(text, values);
        const called = await explainCall({ sql, text, values });
        const prepared = await explainPrepared({ sql, text, count: values.length });
        const scanned = [...new Set([...scannedBy(called), ...scannedBy(prepared)])];
        tell({ text, scanned, rows: rowsOf(called) });
        return sql(text, values);
      };
      return work(
        async <R extends Row>(text: string, values: readonly unknown[] = []) =>
          (await turn(() => ask(text, values))) as R[],
        // The transaction commits when all plans are read.
        () => undefined,
      );
    };
  const tenant: Database['tenant'] = (instanceId, work) => db.tenant(instanceId, explained(work));
  return {
    ...db,
    tenant,
    system: (work) => db.system(explained(work)),
    statement: (instanceId, text, values) => tenant(instanceId, (sql) => sql(text, values)),
    lookUp: async (text, values) => {
      const plan = planOf(
        await db.lookUp<Explained>(`explain (analyze, timing off, format json) ${text}`, values),
      );
      tell({ text, scanned: scannedBy(plan), rows: rowsOf(plan) });
      return db.lookUp(text, values);
    },
  };
}
