import type { Context } from '@/backend/context';
import { getDinerId } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';
import type { TableKind } from '@/lib/domain/table/table-visit';

/** A table or a room. */
export type Seat = { id: number; kind: TableKind; label: string };
export type Visit = { seat: Seat; supplierId: number; expiresAt: Date; hidesWaiter: boolean };

type VisitRow = {
  table_id: number;
  kind: TableKind;
  label: string;
  supplier_id: number;
  expires_at: Date;
  hides_waiter: boolean;
};

/** A code that was renewed has ended its visits. */
export const VISIT_TABLES =
  'table_visits v join tables t on t.instance_id = v.instance_id and t.id = v.table_id and t.code = v.code';
/** That of the profile $2 at the time $3. */
export const IS_VISIT =
  'v.instance_id = $1 and v.profile_id = $2 and v.expires_at > $3 and t.active and t.removed_at is null';

const VISIT = `select t.id as table_id, t.kind, t.label, t.supplier_id, v.expires_at,
    coalesce((i.settings -> 'flags' ->> 'hideCallWaiter')::boolean, false) as hides_waiter
  from ${VISIT_TABLES} join instances i on i.id = v.instance_id
  where ${IS_VISIT}`;

/** Where the diner sits (rule table/code), null where no code says it. */
export async function findVisit({ sql, ctx }: { sql: Sql; ctx: Context }): Promise<Visit | null> {
  const [row] = await sql<VisitRow>(VISIT, [ctx.instance.id, getDinerId(ctx), ctx.now]);
  if (!row) return null;
  const { table_id: id, kind, label } = row;
  return {
    seat: { id, kind, label },
    supplierId: row.supplier_id,
    expiresAt: row.expires_at,
    hidesWaiter: row.hides_waiter,
  };
}
