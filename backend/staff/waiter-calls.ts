import type { Context, TenantSql } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { roomTopic, tableTopic } from '@/backend/platform/events/topic-events';
import type { WaiterCall } from '@/lib/contract/staff/waiter-calls';
import type { RoleBranches } from '@/lib/domain/staff/branches';
import { toMemberName } from '@/lib/domain/table/members';
import { forgottenCall, type StaffCallReason } from '@/lib/domain/table/waiter-call';
import { audit } from './audit';
import { listedBranches } from './branches/own-branches';

const LIMIT = 200;

type Row = {
  id: number;
  supplier_id: number;
  table_id: number;
  label: string;
  reason: StaffCallReason;
  called_at: Date;
  attended_at: Date | null;
};

const toCall = ({ table_id: id, label, called_at, attended_at, ...row }: Row): WaiterCall => ({
  ...row,
  table: { id, label },
  called_at: called_at.toISOString(),
  attended_at: attended_at?.toISOString() ?? null,
});

/** The calls that nobody attends yet, the oldest first. @param branches null: of all */
export async function readWaiterCalls({
  sql,
  ctx,
  branches,
}: TenantSql & { branches: RoleBranches }): Promise<WaiterCall[]> {
  const rows = await sql<Row>(
    `select c.id, t.supplier_id, t.id as table_id, t.label, c.reason, c.called_at, c.attended_at
     from waiter_calls c join tables t on t.instance_id = c.instance_id and t.id = c.table_id
     where c.instance_id = $1 and c.attended_at is null and c.called_at > $2
       and ($3::bigint[] is null or t.supplier_id = any ($3)) order by c.called_at limit ${LIMIT}`,
    [ctx.instance.id, forgottenCall(ctx.now), branches],
  );
  return rows.map(toCall);
}

/** `GET /staff/waiter_calls.json` (rule table/call-waiter). */
export const listWaiterCalls = ({
  ctx,
  input: { supplierId },
}: {
  ctx: Context;
  input: { supplierId: string | undefined };
}): Promise<WaiterCall[]> =>
  ctx.db.tenant(ctx.instance.id, (sql) =>
    readWaiterCalls({ sql, ctx, branches: listedBranches({ ctx, supplierId }) }),
  );

/** `PUT /staff/waiter_calls/{id}.json` (rule table/call-waiter). @throws not_found */
export async function attendWaiterCall({
  ctx,
  input: { id, by },
}: {
  ctx: Context;
  input: { id: string; by: string | null };
}): Promise<WaiterCall> {
  const call = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const attended = await sql(
      `update waiter_calls set attended_at = $3, attended_by = $4
       where instance_id = $1 and id = $2 and attended_at is null returning 1`,
      [ctx.instance.id, id, ctx.now, by === null ? null : toMemberName(by) || null],
    );
    if (attended.length > 0)
      await audit({
        sql,
        ctx,
        action: 'waiter_call.attended',
        details: { id: Number(id) },
      });
    const [row] = await sql<Row>(
      `select c.id, t.supplier_id, t.id as table_id, t.label, c.reason, c.called_at, c.attended_at
       from waiter_calls c join tables t on t.instance_id = c.instance_id and t.id = c.table_id
       where c.instance_id = $1 and c.id = $2`,
      [ctx.instance.id, id],
    );
    if (!row) throw new AppError('not_found');
    return toCall(row);
  });
  ctx.publish(tableTopic(call.table.id), roomTopic(call.supplier_id));
  return call;
}
