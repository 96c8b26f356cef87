import type { TenantSql } from '@/backend/context';
import { lockOrder, moveLockedOrder } from '@/backend/orders';
import { comesBack } from '@/lib/domain/booking/deposit';
import type { DepositRow } from './deposit-rows';

type Ending = TenantSql & {
  booking: { deposit: DepositRow | null; seated_at: Date | null };
  /** `nobody`: the party did not come; `hand`: staff took it off a bill by hand; `unused`: they did not. */
  by: 'diner' | 'branch' | 'nobody' | 'hand' | 'unused';
};

function isGivenBack({ ctx, booking: { seated_at: seatedAt }, by }: Ending, deposit: DepositRow): boolean {
  if (!deposit.isPaid || by === 'unused') return true;
  if (seatedAt !== null || by === 'nobody' || by === 'hand') return false;
  return comesBack({ until: new Date(deposit.refundUntil), byBranch: by === 'branch', now: ctx.now });
}

/**
 * Ends the deposit of a booking that ends: it comes back or is kept, and takes no more money
 * (rule booking/deposit). The booking is held by the caller, as read after that.
 */
export async function endDeposit(ending: Ending): Promise<void> {
  const { sql, ctx, booking } = ending;
  const { deposit } = booking;
  if (deposit?.status !== 'in_progress') return;
  const order = await lockOrder({ sql, ctx, purchaseId: deposit.purchaseId });
  const to = isGivenBack(ending, deposit) ? 'cancelled' : 'finished';
  await moveLockedOrder({ sql, ctx, order, to });
}
