import { AppError } from '@/backend/errors';
import type { ErrorKey } from '@/lib/contract/error-status';

const OVER: readonly ErrorKey[] = ['scan_table', 'on_table_unavailable', 'room_unavailable'];
const nullFor = (keys: readonly ErrorKey[]) => (error: unknown) => {
  if (error instanceof AppError && keys.includes(error.key)) return null;
  throw error;
};

/** A visit that is over is no fault of who reads it: it ends for everybody at a table that is paid (rule table/code). */
export const nullWhenOver = nullFor(OVER);
/** A diner at a branch that serves no table any more is told so. */
export const nullWhenNowhere = nullFor(['scan_table']);
