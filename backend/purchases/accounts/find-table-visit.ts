import type { Context } from '@/backend/context';
import { getDinerId } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';
import { toSqlList } from '@/backend/platform/database/sql-list';
import { CLOSED_ACCOUNT_STATUSES } from '@/lib/domain/table/account';
import type { TableKind } from '@/lib/domain/table/table-visit';
import type { Seat } from '../purchase-row';

export type TableVisit = { seat: Seat; supplierId: number; expiresAt: Date; hidesWaiter: boolean };

type VisitRow = {
  table_id: number;
  kind: TableKind;
  label: string;
  supplier_id: number;
  expires_at: Date;
  hides_waiter: boolean;
};

/** A code that was renewed has ended its visits. */
const VISITED_TABLES =
  'table_visits v join tables t on t.instance_id = v.instance_id and t.id = v.table_id and t.code = v.code';
/** The visit of the profile $2 at the time $3. */
const IS_VISIT =
  'v.instance_id = $1 and v.profile_id = $2 and v.expires_at > $3 and t.active and t.removed_at is null';

const VISIT = `select t.id as table_id, t.kind, t.label, t.supplier_id, v.expires_at,
    coalesce((i.settings -> 'flags' ->> 'hideCallWaiter')::boolean, false) as hides_waiter
  from ${VISITED_TABLES} join instances i on i.id = v.instance_id
  where ${IS_VISIT}`;

/** Where the diner sits (rule table/code), null where no code says it. */
export async function findTableVisit({ sql, ctx }: { sql: Sql; ctx: Context }): Promise<TableVisit | null> {
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

/** The open account of the table where the diner sits as a member; by itself, in one statement. */
export async function findMyAccountId(ctx: Context): Promise<number | null> {
  const [row] = await ctx.db.statement<{ id: number }>(
    ctx.instance.id,
    `select c.id from ${VISITED_TABLES}
       join purchases c on c.instance_id = t.instance_id and c.table_id = t.id and c.is_account
         and c.status not in ${toSqlList(CLOSED_ACCOUNT_STATUSES)}
       join purchase_members m on m.instance_id = c.instance_id and m.purchase_id = c.id and m.profile_id = v.profile_id
     where ${IS_VISIT} and t.kind = 'table' and m.number is not null and m.left_at is null`,
    [ctx.instance.id, getDinerId(ctx), ctx.now],
  );
  return row?.id ?? null;
}
