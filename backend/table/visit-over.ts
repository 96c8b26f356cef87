import { AppError } from '@/backend/errors';

const OVER: readonly string[] = ['scan_table', 'on_table_unavailable', 'room_unavailable'];

/** A visit that is over is no fault of who reads it: it ends for everybody at a table that is paid (rule table/code). */
export function nullWhenOver(error: unknown): null {
  if (error instanceof AppError && OVER.includes(error.key)) return null;
  throw error;
}
