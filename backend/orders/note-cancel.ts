import type { TenantSql } from '@/backend/context';
import type { CancelReason } from '@/lib/domain/orders/cancel-reasons';
import type { ActionKind } from '@/lib/domain/staff/history';

const ACTION: ActionKind = 'order.cancelled_by_diner';

/** Writes into the restaurant's history that a diner cancelled an order that its kitchen had; it does not say which diner (rule staff/history). */
export async function noteCancel({
  sql,
  ctx,
  purchaseId,
  reason,
}: TenantSql & { purchaseId: number; reason: CancelReason | undefined }): Promise<void> {
  const details = { by: 'diner', id: purchaseId, ...(reason === undefined ? {} : { reason }) };
  await sql('insert into staff_actions (instance_id, action, details, created_at) values ($1, $2, $3, $4)', [
    ctx.instance.id,
    ACTION,
    JSON.stringify(details),
    ctx.now,
  ]);
}
