import { majorOf } from '@/backend/branches';
import type { TenantSql } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { getDinerId } from '@/backend/people';
import { type PaymentRow, sumsOf } from '@/backend/purchases/payments';
import { IN_FLIGHT_STATUSES } from '@/lib/domain/payments/payment-status';
import { leftToPayMinor } from '@/lib/domain/payments/payment-sums';

type Account = { id: number; total_minor: number | null };

/** The amounts of a share that is paid, in minor units. */
export type ClaimedShare = { id: number; amountMinor: number; tipMinor: number };

/**
 * The caller's own, held until now. The bill may have become smaller since (guarantee/one-charge); the caller has locked the
 * account's row. @throws share_gone, share_too_large, payment_in_progress
 */
export async function claimShare({
  sql,
  ctx,
  account,
  shareId,
  earlier,
}: TenantSql & { account: Account; shareId: number; earlier: readonly PaymentRow[] }): Promise<ClaimedShare> {
  const payerId = getDinerId(ctx);
  const isOpen = ({ status }: PaymentRow) => IN_FLIGHT_STATUSES.some((one) => one === status);
  if (earlier.some((one) => one.payer_id === payerId && isOpen(one)))
    throw new AppError('payment_in_progress');
  const [share] = await sql<{ id: number; amount_minor: number; tip_minor: number }>(
    `select id, amount_minor, tip_minor from shares where instance_id = $1 and purchase_id = $2 and id = $3
       and payer_id = $4 and held_until > $5 for update`,
    [ctx.instance.id, account.id, shareId, payerId, ctx.now],
  );
  if (!share) throw new AppError('share_gone');
  const { id, amount_minor: amountMinor, tip_minor: tipMinor } = share;
  const leftMinor = leftToPayMinor({ totalMinor: account.total_minor ?? 0, payments: earlier.map(sumsOf) });
  if (amountMinor > leftMinor)
    throw new AppError('share_too_large', { values: { left: majorOf(ctx.instance.currency)(leftMinor) } });
  await ctx.checkpoint('share-claimed');
  return { id, amountMinor, tipMinor };
}

/** Gives the share to its payment. */
export async function bindShare({
  sql,
  ctx,
  shareId,
  paymentId,
}: TenantSql & { shareId: number; paymentId: number }): Promise<void> {
  await sql('update shares set held_until = null, payment_id = $3 where instance_id = $1 and id = $2', [
    ctx.instance.id,
    shareId,
    paymentId,
  ]);
}
