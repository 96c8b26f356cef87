import pg from 'pg';
import { BatchingSocket } from './batching-socket';
import { isPassingFault } from './passing-fault';
import { nameOf } from './statement-names';
import { createShares } from './tenant-shares';

const INT8 = 20;
/** Identities stay far below 2^53, so they are numbers here and on the wire (decision 113). */
pg.types.setTypeParser(INT8, Number);

export type Row = Record<string, unknown>;
export type Sql = <R extends Row>(text: string, values?: readonly unknown[]) => Promise<R[]>;
/**
 * Sends the commit of a transaction with the statements that were asked last, not after their answers; nothing may be
 * asked after it. If one of those fails, everything is taken back, as ever.
 */
export type CommitAhead = () => void;
export type Work<T> = (sql: Sql, commitAhead: CommitAhead) => Promise<T>;

/** Connections of the pool, lent and idle, and calls that wait for one. */
export type PoolUse = { busy: number; idle: number; waiting: number };

/**
 * The one way to the database. `tenant` opens a transaction as the role that row-level security
 * binds, inside one instance; `system` opens one as the owner, for migrations, imports and operators.
 */
export type Database = {
  tenant<T>(instanceId: number, work: Work<T>): Promise<T>;
  /** One statement as `tenant` would run it, in a single way there and back. */
  statement<R extends Row>(instanceId: number, text: string, values: readonly unknown[]): Promise<R[]>;
  system<T>(work: Work<T>): Promise<T>;
  /** One statement as the owner: what finds the tenant, before any is known. */
  lookUp<R extends Row>(text: string, values?: readonly unknown[]): Promise<R[]>;
  /** The bound role without any instance: what the start-up self-check looks through. */
  nobody<T>(work: Work<T>): Promise<T>;
  readPool(): PoolUse;
  close(): Promise<void>;
};

export const APP_ROLE = 'ordering_app';

/** How long a call waits for a connection. */
const CONNECT_MS = 2_000;
/** How much of the pool one tenant may hold. */
const TENANT_SHARE = 0.75;

type Ask = (text: string, values?: readonly unknown[]) => Promise<pg.QueryResult>;

type Way = {
  pool: pg.Pool;
  /** How long one statement may stay unanswered; 0 is without end. */
  waitMs: number;
  onPanic: (() => void) | undefined;
};

/** Lends a connection to a transaction and takes it back clean, or not at all. */
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
      // The connection may still be stuck in its statement: a rollback would wait behind it.
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

/**
 * Nothing waits for the opening: the first statement follows on its heels. After one that failed the transaction is
 * aborted, so nothing runs outside it, and the opening's failure is the one that is told (docs/decisions/0070).
 */
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
          // What was sent after the first failure fails because of it, and says only that.
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

/** A transaction of one statement, sent whole; the commit of one that failed rolls it back. */
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

export function openDatabase({
  connectionString,
  maxConnections,
  statementTimeoutMs,
  connectMs = CONNECT_MS,
  onPanic,
}: {
  connectionString: string;
  maxConnections: number;
  statementTimeoutMs: number;
  /** How long a connection may take; a call must not wait, a command may. */
  connectMs?: number;
  /** Called when the server gives itself up: the embedded one answers nothing well any more. */
  onPanic?: () => void;
}): Database {
  const pool = new pg.Pool({
    connectionString,
    max: maxConnections,
    connectionTimeoutMillis: connectMs,
    pipeline: true,
    stream: () => new BatchingSocket(),
  });
  const share = createShares({
    perTenant: Math.max(1, Math.floor(maxConnections * TENANT_SHARE)),
    waitMs: CONNECT_MS,
  });
  // A lost idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  // The pool does not listen while a connection is lent out; whoever borrowed it hears of it by its query.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const timeout = `set local statement_timeout = ${Math.trunc(statementTimeoutMs)}`;
  const role = `set local role ${APP_ROLE}`;
  // The server's own time-out comes first; this one is for a server that does not answer at all.
  const waitMs = Math.trunc(statementTimeoutMs * 1.2);
  // Each statement of a tenant has its index: it is planned once, and never as if the tables stayed as small as they were.
  const planning = 'set local plan_cache_mode = force_generic_plan; set local enable_seqscan = off';
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
    // Imports and migrations take as long as they take.
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
