import { DatabaseError } from 'pg';

type StatementFailure = { code: string | undefined; message: string; detail: string | undefined };

/** @returns null if it is not the database's */
export function findStatementFailure(error: unknown): StatementFailure | null {
  if (!(error instanceof DatabaseError)) return null;
  const { code, message, detail } = error;
  return { code, message, detail };
}
