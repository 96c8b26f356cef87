import type { Sql } from '@/backend/platform/database/database';

/*
 * Calls for the test of row types: those of `right…` keep what they promise, the others do not.
 */

const SLUG = 'i.slug';
const columns = (alias: string) => ['id', 'slug'].map((name) => `${alias}.${name}`).join(', ');

export const wrongName = (sql: Sql) => sql<{ key: number }>('select id from instances');

export const wrongTypes = (sql: Sql) =>
  sql<{ id: string; created_at: string; noTip: string }>(
    'select id, created_at, langs as "noTip" from staff_keys cross join (select langs from instances) i',
  );

export const sumIsText = (sql: Sql) =>
  sql<{ paid: number | null; ids: number[] }>(
    'select sum(amount_minor::bigint) as paid, array(select id from instances) as ids from payments',
  );

export const missedNull = (sql: Sql) => sql<{ provider: string }>('select provider from payments');

export const missedNullOfUpdate = (sql: Sql) =>
  sql<{ provider: string }>(
    `update payments set provider = null where id = $1 and provider = 'card' returning provider`,
  );

export const missedOuterJoin = (sql: Sql) =>
  sql<{ id: number; host: string }>(
    'select i.id, d.host from instances i left join instance_domains d on d.instance_id = i.id',
  );

export const missedNoRow = (sql: Sql) =>
  sql<{ host: string }>(
    'select (select host from instance_domains d where d.instance_id = i.id limit 1) as host from instances i',
  );

export const missedNullOfUnion = (sql: Sql) =>
  sql<{ name: string }>('select slug as name from instances union all select provider from payments');

export const missedText = (sql: Sql) => sql<{ kind: 'payment' }>('select kind from purchase_events');

export const misspelledOptional = (sql: Sql) => sql<{ id?: number }>('select id as key from instances');

export const wrongInOneCase = (sql: Sql, withSlug: boolean) =>
  sql<{ slug: string }>(`select id${withSlug ? ', slug' : ''} from instances`);

export const inferred = (sql: Sql): Promise<{ key: number }[]> => sql('select id from instances');

export const noStatement = (sql: Sql) => sql<{ id: number }>('select id from a_table_that_is_not_there');

export const fromOutside = (sql: Sql, table: string) => sql<{ id: number }>(`select id from ${table}`);

export async function awaited(sql: Sql) {
  const [table] = await sql<{ name: string }>('select relname as name from pg_class');
  return sql<{ id: number }>(`select id from ${table?.name}`);
}

const handedOn = (sql: Sql, table: string) => sql<{ id: number }>(`select id from ${table}`);
export const handOn = (sql: Sql) => [handedOn(sql, 'instances'), ['payments'].map((_) => handedOn)];

export const passesOn = <R extends Record<string, unknown>>(sql: Sql, text: string) => sql<R>(text);

export const rightJoins = (sql: Sql) =>
  sql<{ id: number; slug: string; host: string | null; named: string; hosts: number; known: boolean }>(
    `select ${columns('i')}, d.host, coalesce(d.host, ${SLUG}) as named, count(*) over () as hosts,
       exists (select 1 from payments) as known
     from instances i left join instance_domains d on d.instance_id = i.id`,
  );

export const rightConditions = (sql: Sql) =>
  sql<{ provider: string; finished_at: Date; total: number; details: { any: string } }>(
    `with own as (select * from payments where provider = $1)
     select provider, finished_at, (select count(*) from instances) as total, details from own
     where finished_at is not null`,
  );

const readOne = ({ sql, table }: { sql: Sql; table: string }) =>
  sql<{ id: number }>(`select id from ${table} where id = $1`);
export const rightByItsCalls = (sql: Sql) => [
  readOne({ sql, table: 'instances' }),
  readOne({ sql, table: ['pay', 'ments'].join('') }),
];

const query = <R>(rows: readonly R[]) => rows;
export const unseen = () => query<{ id: number }>([]);
