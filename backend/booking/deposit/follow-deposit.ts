import { getBookingRow } from '@/backend/booking/booking-rows';
import { toBookingBranch } from '@/backend/booking/load-branch';
import { tellState } from '@/backend/booking/notices/add-notice';
import type { TenantSql } from '@/backend/context';
import { bookingsTopic } from '@/backend/platform/events/topic-events';
import { approvalOf } from '@/lib/domain/booking/booking-rules';

type Waiting = { id: number; people: number; starts_at: Date };

/**
 * A booking whose deposit is paid is approved as the branch's rule says (rule booking/approval). Its tables stay as they
 * are, so nobody's turn is needed. The caller has locked the purchase, which comes before its booking.
 */
export async function followDeposit({
  sql,
  ctx,
  purchaseId,
}: TenantSql & { purchaseId: number }): Promise<void> {
  const [booking] = await sql<Waiting>(
    `select id, coalesce(people, 0) as people, starts_at from bookings
     where instance_id = $1 and deposit_purchase_id = $2 and status = 'pending' for update`,
    [ctx.instance.id, purchaseId],
  );
  if (!booking) return;
  const { id: bookingId, people, starts_at: startsAt } = booking;
  // Also of a branch that was removed meanwhile.
  const { supplier: row } = await getBookingRow({ sql, ctx, id: bookingId });
  const { rules } = await toBookingBranch({ sql, ctx, row });
  const state = approvalOf({ ...rules, people });
  await sql('update bookings set status = $3 where instance_id = $1 and id = $2', [
    ctx.instance.id,
    bookingId,
    state,
  ]);
  await tellState({ sql, ctx, bookingId, state, startsAt });
  ctx.publish(bookingsTopic(row.id));
}
