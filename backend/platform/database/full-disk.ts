const CODES: ReadonlySet<unknown> = new Set(['53100', 'ENOSPC']);

export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && CODES.has(error.code);
