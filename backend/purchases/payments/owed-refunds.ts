import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import type { RefundState } from '@/lib/domain/payments/refunds';

/** Money that is owed back, in minor units. */
export type RefundRow = {
  id: number;
  payment_id: number;
  amount_minor: number;
  state: RefundState;
  checks: number;
  created_at: Date;
};

type Work = { sql: Sql; ctx: Context; refundId: number };

/** Null for one that was given. */
export async function findOwedRefund({ sql, ctx, refundId }: Work): Promise<RefundRow | null> {
  const [refund] = await sql<RefundRow>(
    `select id, payment_id, amount_minor, state, checks, created_at from refunds
     where instance_id = $1 and id = $2 and state <> 'given'`,
    [ctx.instance.id, refundId],
  );
  return refund ?? null;
}

/** Moves one that its gateway may give. @returns false if a person gave it meanwhile, or is to give it */
export async function setRefundState({
  sql,
  ctx,
  refundId,
  to,
}: Work & { to: RefundState }): Promise<boolean> {
  const moved = await sql(
    `update refunds set state = $3 where instance_id = $1 and id = $2 and state in ('due', 'asked') returning 1`,
    [ctx.instance.id, refundId, to],
  );
  return moved.length > 0;
}

/** Notes that its gateway was asked. @param byHandAt the next check of one that a person is to give @param isOver no check follows */
export async function noteRefundCheck({
  sql,
  ctx,
  refundId,
  checkAt,
  byHandAt,
  isOver,
}: Work & { checkAt: Date; byHandAt: Date; isOver: boolean }): Promise<void> {
  await sql(
    `update refunds set checks = checks + 1, state = case when $3 then 'by_hand' else state end,
       check_at = case when $3 then null when state = 'by_hand' then $4::timestamptz else $5::timestamptz end
     where instance_id = $1 and id = $2 and state <> 'given'`,
    [ctx.instance.id, refundId, isOver, byHandAt, checkAt],
  );
}
