import type { BookingBranch, Work } from '@/backend/booking/load-branch';
import { resolveMethods } from '@/backend/payments/methods';
import { recordEvent } from '@/backend/purchases';
import { NEVER_BEFORE } from '@/backend/purchases/payments';
import type { Buyer } from '@/lib/contract/people/contact';
import { depositMinorOf, refundEnd } from '@/lib/domain/booking/deposit';
import { holdMsOf } from '@/lib/domain/payments/transfer';
import { listDocumentTypes } from '@/lib/domain/people/documents';

type Begun = Work & {
  branch: BookingBranch;
  booking: { id: number; profileId: number | null; people: number; startsAt: Date; contact: Buyer | null };
};

/** Paid like an order that waits for its payment, and as long; no kitchen, list or number knows it. */
async function writePurchase({ sql, ctx, branch, booking }: Begun, amountMinor: number): Promise<number> {
  const { contact, profileId } = booking;
  const [online] = resolveMethods({ row: branch.row, service: 'book' });
  // One that nothing takes any more is told on the screen that pays.
  const { method, provider } = online ?? { method: 'card', provider: branch.row.settings.paymentProvider };
  // Nobody asks who books for a document.
  const paper = { dni_type: listDocumentTypes(ctx.instance.country)[0] ?? 'PP', dni: '' };
  const details = { contact: contact && { ...contact, ...paper }, paymentMethod: method };
  const until = new Date(ctx.now.getTime() + holdMsOf({ transfer: null }));
  const [made] = await sql<{ id: number }>(
    `with begun as (
       insert into purchases (instance_id, profile_id, supplier_id, service, status, details, bill, total_minor, stock_held,
         hold_until, placed_at, created_at, updated_at)
       values ($1, $2, $3, 'book', 'in_progress', $4, $5, $6, true, $7, $8, $8, $8) returning id),
     member as (
       insert into purchase_members (instance_id, purchase_id, profile_id, role, joined_at)
       select $1, id, $2, 'owner', $8 from begun)
     insert into payments (instance_id, purchase_id, attempt, method, provider, status, amount_minor, reference, created_at,
       expires_at, payer_id)
     select $1, id, 1, $9, $10, 'created', $6, id || '-1-' || ${NEVER_BEFORE}, $8, $7, $2 from begun
     returning purchase_id as id`,
    [
      ctx.instance.id,
      profileId,
      branch.row.id,
      JSON.stringify(details),
      JSON.stringify([{ kind: 'deposit', amountMinor }]),
      amountMinor,
      until,
      ctx.now,
      method,
      provider,
    ],
  );
  if (!made) throw new Error('a deposit was not begun');
  return made.id;
}

/** Whether a party of this size pays one first (rule booking/deposit). */
export const asksDeposit = ({ branch, people }: { branch: BookingBranch; people: number }): boolean =>
  depositMinorOf({ deposit: branch.rules.deposit ?? null, people }) !== null;

/** Of a booking that has its tables, which then waits for the money. The branch is held by the caller. @returns whether one is asked */
export async function beginDeposit(begun: Begun): Promise<boolean> {
  const { sql, ctx, branch, booking } = begun;
  const deposit = branch.rules.deposit ?? null;
  const amountMinor = depositMinorOf({ deposit, people: booking.people });
  if (!deposit || amountMinor === null) return false;
  const purchaseId = await writePurchase(begun, amountMinor);
  await recordEvent({ sql, ctx, purchaseId, kind: 'status', value: 'in_progress' });
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
