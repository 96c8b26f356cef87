import pg from 'pg';
import { BatchingSocket } from './batching-socket';
import { isPassingFault } from './passing-fault';
import { nameOf } from './statement-names';
import { createShares } from './tenant-shares';

const INT8 = 20;
/** Ids stay below 2^53 (rule platform/ids). */
pg.types.setTypeParser(INT8, Number);

export type Row = Record<string, unknown>;
export type Sql = <R extends Row>(text: string, values?: readonly unknown[]) => Promise<R[]>;
/** Sends the commit with the last statements, unawaited; no statement may follow. A failure rolls back. */
export type CommitAhead = () => void;
export type Work<T> = (sql: Sql, commitAhead: CommitAhead) => Promise<T>;

export type PoolUse = { busy: number; idle: number; waiting: number };

/** `tenant`: the role bound by row-level security. `system`: the owner, for migrations, imports and operators. */
export type Database = {
  tenant<T>(instanceId: number, work: Work<T>): Promise<T>;
  statement<R extends Row>(instanceId: number, text: string, values: readonly unknown[]): Promise<R[]>;
  system<T>(work: Work<T>): Promise<T>;
  lookUp<R extends Row>(text: string, values?: readonly unknown[]): Promise<R[]>;
  nobody<T>(work: Work<T>): Promise<T>;
  readPool(): PoolUse;
  close(): Promise<void>;
};

const APP_ROLE = 'ordering_app';

const CONNECT_MS = 2_000;
const TENANT_SHARE = 0.75;

type Ask = (text: string, values?: readonly unknown[]) => Promise<pg.QueryResult>;

type Way = {
  pool: pg.Pool;
  waitMs: number;
  onPanic: (() => void) | undefined;
};

async function lend<T>({
  pool,
  waitMs,
  onPanic,
  work,
}: Way & { work: (ask: Ask) => Promise<T> }): Promise<T> {
  const client = await pool.connect();
  const ask: Ask = (text, values = []) =>
    client.query({
      text,
      ...(values.length > 0 ? { name: nameOf(client, text), values: [...values] } : {}),
      ...(waitMs ? { query_timeout: waitMs } : {}),
    });
  try {
    const result = await work(ask);
    client.release();
    return result;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.severity === 'PANIC') onPanic?.();
    if (isPassingFault(error)) {
      // The connection may still run its statement; a rollback would wait.
      client.release(true);
      throw error;
    }
    await client.query('rollback').then(
      () => client.release(),
      (broken: Error) => client.release(broken),
    );
    throw error;
  }
}

/** Pipelined: a failed opening aborts the transaction and is what is thrown (docs/decisions/0072). */
const inTransaction = <T>({ opening, work, ...way }: Way & { opening: string; work: Work<T> }): Promise<T> =>
  lend({
    ...way,
    work: async (ask) => {
      const opened = ask(`begin; ${opening}`);
      opened.catch(() => undefined);
      let committed: Promise<unknown> | null = null;
      let failure: { error: unknown } | null = null;
      const sql = async <R extends Row>(text: string, values?: readonly unknown[]) => {
        if (committed) throw new Error('a statement came after its commit');
        try {
          const [, { rows }] = await Promise.all([opened, ask(text, values)]);
          return rows as R[];
        } catch (error) {
          // Later statements fail only because of the first.
          failure ??= { error };
          throw failure.error;
        }
      };
      const result = await work(sql, () => {
        committed = ask('commit');
        committed.catch(() => undefined);
      });
      await (committed ?? ask('commit'));
      return result;
    },
  });

/** If it fails, the commit rolls back. */
const inOneMessage = <R extends Row>({
  opening,
  text,
  values,
  ...way
}: Way & { opening: string; text: string; values: readonly unknown[] }): Promise<R[]> =>
  lend({
    ...way,
    work: async (ask) => {
      const [, { rows }] = await Promise.all([ask(`begin; ${opening}`), ask(text, values), ask('commit')]);
      return rows as R[];
    },
  });

type Options = {
  connectionString: string;
  applicationName?: string;
  maxConnections: number;
  statementTimeoutMs: number;
  connectMs?: number;
  /** After a PANIC the embedded engine answers only errors. */
  onPanic?: () => void;
};

function openPool({
  connectionString,
  maxConnections,
  connectMs = CONNECT_MS,
  applicationName,
}: Options): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: maxConnections,
    connectionTimeoutMillis: connectMs,
    pipeline: true,
    ...(applicationName ? { application_name: applicationName } : {}),
    stream: () => new BatchingSocket(),
  });
  // Without a listener a lost idle connection would end the process.
  pool.on('error', () => undefined);
  // The user of a broken connection gets the error from its query.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

export function openDatabase(options: Options): Database {
  const { maxConnections, statementTimeoutMs, onPanic } = options;
  const pool = openPool(options);
  const share = createShares({
    perTenant: Math.max(1, Math.floor(maxConnections * TENANT_SHARE)),
    waitMs: CONNECT_MS,
  });
  const timeout = `set local statement_timeout = ${Math.trunc(statementTimeoutMs)}`;
  const role = `set local role ${APP_ROLE}`;
  // The server's own timeout comes first.
  const waitMs = Math.trunc(statementTimeoutMs * 1.2);
  // Planned once, for large tables: every statement has an index. A scan that remains is priced so high that compiling it would
  // take half a second.
  const planning =
    'set local plan_cache_mode = force_generic_plan; set local enable_seqscan = off; set local jit = off';
  const inside = (instanceId: number) =>
    `${timeout}; ${planning}; ${role}; set local app.instance_id = '${Math.trunc(instanceId)}'`;
  const bounded = <T>(opening: string, work: Work<T>) =>
    inTransaction({ pool, onPanic, opening, waitMs, work });
  return {
    tenant: (instanceId, work) => share(instanceId, () => bounded(inside(instanceId), work)),
    statement: <R extends Row>(instanceId: number, text: string, values: readonly unknown[]) =>
      share(instanceId, () =>
        inOneMessage<R>({ pool, onPanic, opening: inside(instanceId), waitMs, text, values }),
      ),
    system: (work) => inTransaction({ pool, onPanic, opening: '', waitMs: 0, work }),
    lookUp: <R extends Row>(text: string, values: readonly unknown[] = []) =>
      inOneMessage<R>({ pool, onPanic, opening: `${timeout}; ${planning}`, waitMs, text, values }),
    nobody: (work) => bounded(`${timeout}; ${role}`, work),
    readPool: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}
