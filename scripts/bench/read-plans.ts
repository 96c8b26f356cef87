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
  /** The most rows that one pass of a part of the plan reads. */
  atOnce: number;
};

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

const scannedBy = (plan: Node) =>
  nodesOf(plan).flatMap((node) => (node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? '?'] : []));

const rowsInPass = (node: Node): number =>
  (node['Actual Rows'] ?? 0) +
  (node['Rows Removed by Filter'] ?? 0) +
  (node['Rows Removed by Join Filter'] ?? 0);

const countRows = (plan: Node): Pick<Plan, 'rows' | 'atOnce'> => ({
  rows: Math.max(...nodesOf(plan).map((node) => rowsInPass(node) * (node['Actual Loops'] ?? 1))),
  atOnce: Math.max(...nodesOf(plan).map(rowsInPass)),
});

const planOf = ([row]: Explained[]): Node => {
  if (!row) throw new Error('a plan was not told');
  return row['QUERY PLAN'][0].Plan;
};

/** A few thousand rows are sometimes cheaper read or sorted whole, beside the rows of other tests; a hundred thousand never are. */
const AS_IF_LARGE = ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin', 'enable_sort'];

/** Rolls the statement back. */
async function explainCall({
  sql,
  text,
  values,
  isLarge,
}: {
  sql: Sql;
  text: string;
  values: readonly unknown[];
  isLarge: boolean;
}) {
  await sql('savepoint before_plan');
  for (const name of isLarge ? AS_IF_LARGE : []) await sql(`set local ${name} = off`);
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

/** Tells the plan of every statement. @param isLarge plans as if each table were too large to be read whole */
export function withPlans(
  db: Database,
  tell: (plan: Plan) => void,
  { isLarge = false }: { isLarge?: boolean } = {},
): Database {
  const explained =
    <T>(work: Work<T>): Work<T> =>
    (sql) => {
      const turn = inTurn<Row[]>();
      const ask = async (text: string, values: readonly unknown[]) => {
        // Settings have no plan and must come first.
        if (/^set\b/.test(text)) return sql(text, values);
        const called = await explainCall({ sql, text, values, isLarge });
        const prepared = await explainPrepared({ sql, text, count: values.length });
        const scanned = [...new Set([...scannedBy(called), ...scannedBy(prepared)])];
        tell({ text, scanned, ...countRows(called) });
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
      tell({ text, scanned: scannedBy(plan), ...countRows(plan) });
      return db.lookUp(text, values);
    },
  };
}
