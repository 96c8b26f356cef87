/** What PostgreSQL and the embedded database say of a disk that is full, and the system of a file. */
const CODES: ReadonlySet<unknown> = new Set(['53100', 'ENOSPC']);

/** Whether something was not written because the disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && CODES.has(error.code);
