import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { TableVisit } from '@/lib/contract/table/calls';
import { loadVisit } from './load-visit';

/** A visit that is over is no fault of who asks: it ends for everybody at a table that is paid. */
const OVER: readonly string[] = ['scan_table', 'on_table_unavailable', 'room_unavailable'];

/** `GET /on_table/visit.json`: null where the diner sits nowhere (rule table/code). */
export const getVisit = ({ ctx }: { ctx: Context }): Promise<TableVisit | null> =>
  ctx.db
    .tenant(ctx.instance.id, (sql) => loadVisit({ sql, ctx }))
    .catch((error: unknown) => {
      if (error instanceof AppError && OVER.includes(error.key)) return null;
      throw error;
    });
