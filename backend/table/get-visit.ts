import type { Context } from '@/backend/context';
import type { TableVisit } from '@/lib/contract/table/calls';
import { loadVisit } from './load-visit';

/** `GET /on_table/visit.json`. @throws scan_table, on_table_unavailable */
export const getVisit = ({ ctx }: { ctx: Context }): Promise<TableVisit> =>
  ctx.db.tenant(ctx.instance.id, (sql) => loadVisit({ sql, ctx }));
