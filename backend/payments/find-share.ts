import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import type { PurchaseRow } from '@/backend/purchases';
import type { PaymentRow } from '@/backend/purchases/payments';
import { type ClaimedShare, claimShare } from '@/backend/table';

/** (rule payments/shares) @throws invalid_input */
export function assertNamesShare({
  purchase,
  shareId,
}: {
  purchase: Pick<PurchaseRow, 'is_account'>;
  shareId: number | undefined;
}): void {
  if (purchase.is_account && shareId === undefined)
    throw new AppError('invalid_input', { fields: { share_id: 'required' } });
  if (!purchase.is_account && shareId !== undefined)
    throw new AppError('invalid_input', { fields: { share_id: 'not_an_account' } });
}

/** Null of a purchase that is paid whole. @throws invalid_input, share_gone, share_too_large, payment_in_progress */
export async function findShare({
  sql,
  ctx,
  purchase,
  shareId,
  earlier,
}: {
  sql: Sql;
  ctx: Context;
  purchase: PurchaseRow;
  shareId: number | undefined;
  earlier: readonly PaymentRow[];
}): Promise<ClaimedShare | null> {
  assertNamesShare({ purchase, shareId });
  if (shareId === undefined) return null;
  return claimShare({ sql, ctx, account: purchase, shareId, earlier });
}
