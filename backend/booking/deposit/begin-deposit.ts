import type { BookingBranch } from '@/backend/booking/load-branch';
import { resolveMethods } from '@/backend/branches';
import type { TenantSql } from '@/backend/context';
import { createDeposit } from '@/backend/purchases';
import type { Buyer } from '@/lib/contract/people/contact';
import { depositMinorOf, refundEnd } from '@/lib/domain/booking/deposit';
import { holdMsOf } from '@/lib/domain/orders/hold';
import { listDocumentTypes } from '@/lib/domain/people/documents';

type Begun = TenantSql & {
  branch: BookingBranch;
  booking: { id: number; profileId: number | null; people: number; startsAt: Date; contact: Buyer | null };
};

/**
 * Writes the deposit as a purchase that waits for payment like an order, and as long; it gets no order number and is on no
 * kitchen's list.
 */
function writePurchase({ sql, ctx, branch, booking }: Begun, amountMinor: number): Promise<number> {
  const { contact, profileId } = booking;
  const [online] = resolveMethods({ row: branch.row, service: 'book' });
  // One that nothing takes any more is told on the screen that pays.
  const payment = online ?? { method: 'card', provider: branch.row.settings.paymentProvider };
  // A booking asks for no document.
  const paper = { dni_type: listDocumentTypes(ctx.instance.country)[0] ?? 'PP', dni: '' };
  return createDeposit({
    ...{ sql, ctx, profileId, supplierId: branch.row.id, amountMinor, payment },
    details: { contact: contact && { ...contact, ...paper }, paymentMethod: payment.method },
    until: new Date(ctx.now.getTime() + holdMsOf({ transfer: null })),
  });
}

/** Whether a party of this size pays one first (rule booking/deposit). */
export const asksDeposit = ({ branch, people }: { branch: BookingBranch; people: number }): boolean =>
  depositMinorOf({ deposit: branch.rules.deposit ?? null, people }) !== null;

/**
 * Begins the deposit of a booking that has its tables, which then waits for the money. The caller has locked the branch.
 * @returns whether one is asked
 */
export async function beginDeposit(begun: Begun): Promise<boolean> {
  const { sql, ctx, branch, booking } = begun;
  const deposit = branch.rules.deposit ?? null;
  const amountMinor = depositMinorOf({ deposit, people: booking.people });
  if (!deposit || amountMinor === null) return false;
  const purchaseId = await writePurchase(begun, amountMinor);
  await sql(
    `update bookings set status = 'pending', deposit_purchase_id = $3, deposit_refund_until = $4
     where instance_id = $1 and id = $2`,
    [
      ctx.instance.id,
      booking.id,
      purchaseId,
      refundEnd({ startsAt: booking.startsAt, refundHours: deposit.refundHours }),
    ],
  );
  return true;
}
