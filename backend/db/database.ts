import pg from 'pg';

const INT8 = 20;
/** Identities stay far below 2^53, so they are numbers here and on the wire (decision 113). */
pg.types.setTypeParser(INT8, Number);

export type Row = Record<string, unknown>;
export type Sql = <R extends Row>(text: string, values?: readonly unknown[]) => Promise<R[]>;

/**
 * The one way to the database. `tenant` opens a transaction as the role that row-level security
 * binds, inside one instance; `system` opens one as the owner, for migrations, imports and operators.
 */
export type Database = {
  tenant<T>(instanceId: number, work: (sql: Sql) => Promise<T>): Promise<T>;
  system<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /**
   * One statement as the owner, outside any transaction, with its values written into the text by
   * `literal`. It is a single message of the protocol: parameters would make it five, and outside a
   * transaction the embedded engine mixes the messages of several connections (docs/decisions/0006).
   */
  lookUp<R extends Row>(text: string): Promise<R[]>;
  /** The bound role without any instance: what the start-up self-check looks through. */
  nobody<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/** A value as SQL text. */
export const literal = pg.escapeLiteral;

export const APP_ROLE = 'ordering_app';

async function inTransaction<T>(pool: pg.Pool, opening: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(`begin; ${opening}`);
    const sql: Sql = async (text, values = []) => (await client.query(text, [...values])).rows;
    const result = await work(sql);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    await client.query('rollback').then(
      () => client.release(),
      (broken: Error) => client.release(broken),
    );
    throw error;
  }
}

export function openDatabase({
  connectionString,
  maxConnections,
  statementTimeoutMs,
}: {
  connectionString: string;
  maxConnections: number;
  statementTimeoutMs: number;
}): Database {
  const pool = new pg.Pool({ connectionString, max: maxConnections, connectionTimeoutMillis: 5_000 });
  // A lost idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  const timeout = `set local statement_timeout = ${Math.trunc(statementTimeoutMs)}`;
  const role = `set local role ${APP_ROLE}`;
  return {
    tenant: (instanceId, work) =>
      inTransaction(
        pool,
        `${timeout}; ${role}; set local app.instance_id = '${Math.trunc(instanceId)}'`,
        work,
      ),
    system: (work) => inTransaction(pool, '', work),
    lookUp: async (text) => (await pool.query(text)).rows,
    nobody: (work) => inTransaction(pool, `${timeout}; ${role}`, work),
    close: () => pool.end(),
  };
}
