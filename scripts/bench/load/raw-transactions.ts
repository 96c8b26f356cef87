import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase, type Sql } from '@/backend/platform/database/database';
import type { Load, Raw } from '@/scripts/bench/report/results';
import { hasCommand, WORK } from '@/scripts/bench/stage/stage';
import { runLoad } from './run-load';

const INSTANCE = 1;
const ROWS = 1_000;
const SECONDS = 5;

/** Bound to their tenant as the product's own tables are. */
const TABLES = `
  create table raw_accounts (instance_id bigint, id int, balance bigint not null default 0, primary key (instance_id, id));
  create table raw_tellers (like raw_accounts including all);
  create table raw_branches (like raw_accounts including all);
  create table raw_history (instance_id bigint, account int, teller int, branch int, delta bigint, at timestamptz);
  ${['accounts', 'tellers', 'branches', 'history']
    .map(
      (name) => `alter table raw_${name} enable row level security;
  create policy one_instance on raw_${name} to ordering_app using (instance_id = current_instance_id());
  grant select, insert, update on raw_${name} to ordering_app;`,
    )
    .join('\n')}`;

/** The statements that pgbench calls «TPC-B-like»; a thousand rows of each table, so that no row is a queue. */
const statements = (parameter: { instance: string; id: string; delta: string }) => {
  const { instance, id, delta } = parameter;
  const where = `where instance_id = ${instance} and id = ${id}`;
  return [
    `update raw_accounts set balance = balance + ${delta} ${where}`,
    `select balance from raw_accounts ${where}`,
    `update raw_tellers set balance = balance + ${delta} ${where}`,
    `update raw_branches set balance = balance + ${delta} ${where}`,
    `insert into raw_history values (${instance}, ${id}, ${id}, ${id}, ${delta}, now())`,
  ];
};

const PREPARED = statements({ instance: '$1', id: '$2::int', delta: '$3::bigint' });

async function transact({ sql, id }: { sql: Sql; id: number }): Promise<void> {
  for (const [index, text] of PREPARED.entries())
    await sql(text, index === 1 ? [INSTANCE, id] : [INSTANCE, id, 1]);
}

/** Transactions a second; null where there is no pgbench. */
function runPgbench({ databaseUrl, clients }: { databaseUrl: string; clients: number }): number | null {
  if (!hasCommand('pgbench')) return null;
  const file = join(WORK, 'raw.sql');
  const lines = statements({ instance: String(INSTANCE), id: ':id', delta: '1' });
  const opening = ['begin', 'set local role ordering_app', `set local app.instance_id = '${INSTANCE}'`];
  writeFileSync(
    file,
    `\\set id random(1, ${ROWS})\n${[...opening, ...lines, 'commit'].map((line) => `${line};\n`).join('')}`,
  );
  const text = execFileSync(
    'pgbench',
    ['-n', '-M', 'prepared', '-c', String(clients), '-T', String(SECONDS), '-f', file, databaseUrl],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
  return Number(/tps = ([\d.]+)/.exec(text)?.[1] ?? Number.NaN);
}

/** Five statements with row-level security: what any call could reach here at best. */
export async function measureRaw({
  databaseUrl,
  clients,
  count,
}: {
  databaseUrl: string;
  clients: number;
  count: number;
}): Promise<Raw> {
  // A tenant may take three quarters of the connections.
  const database = openDatabase({
    connectionString: databaseUrl,
    maxConnections: Math.ceil(clients / 0.75),
    statementTimeoutMs: 10_000,
  });
  try {
    await database.system(async (sql) => {
      await sql(TABLES);
      for (const name of ['accounts', 'tellers', 'branches'])
        await sql(`insert into raw_${name} select $1, id from generate_series(1, $2::int) id`, [
          INSTANCE,
          ROWS,
        ]);
    });
    const run = (times: number): Promise<Load> =>
      runLoad({
        items: Array.from({ length: times }, (_, index) => 1 + ((index * 31) % ROWS)),
        clients,
        work: (id) => database.tenant(INSTANCE, (sql) => transact({ sql, id })),
      });
    await run(Math.ceil(count / 4));
    return { driver: await run(count), pgbenchPerSecond: runPgbench({ databaseUrl, clients }) };
  } finally {
    await database.close();
  }
}
