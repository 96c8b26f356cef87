import type { Context } from '@/backend/context';
import type { TableVisit } from '@/lib/contract/table/calls';
import { loadVisit } from './load-visit';
import { nullWhenOver } from './visit-over';

/** `GET /on_table/visit.json`: null where the diner sits nowhere (rule table/code). */
export const getVisit = ({ ctx }: { ctx: Context }): Promise<TableVisit | null> =>
  ctx.db.tenant(ctx.instance.id, (sql) => loadVisit({ sql, ctx })).catch(nullWhenOver);
