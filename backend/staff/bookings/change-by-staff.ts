import {
  type BookingBranch,
  freeExpired,
  holdBooking,
  lockBranch,
  lockTables,
  offerPlaces,
  type StaffBookingRow,
  toBookingBranch,
} from '@/backend/booking';
import type { Context, TenantSql } from '@/backend/context';
import { bookingsTopic } from '@/backend/platform/events/topic-events';
import { audit } from '@/backend/staff/audit';
import type { StaffBooking } from '@/lib/contract/staff/booking-calls';
import type { ActionKind } from '@/lib/domain/staff/history';
import { getStaffBooking, readStaffBooking } from './staff-booking-rows';

export type HeldBranch = TenantSql & { branch: BookingBranch };
export type ChangedBooking = HeldBranch & { booking: StaffBookingRow };

/**
 * Runs a change of staff or the operator while the branch is locked, logs it, and offers the places that it freed.
 * @throws what `branchOf` and `work` throw
 */
async function asStaff({
  ctx,
  branchOf,
  action,
  details = {},
  work,
}: {
  ctx: Context;
  /** Whose turn it is until the transaction ends. */
  branchOf: (own: TenantSql) => Promise<BookingBranch>;
  action: ActionKind;
  details?: object;
  /** @returns the booking, and whether anything changed */
  work: (held: HeldBranch) => Promise<{ id: number; isChanged: boolean }>;
}): Promise<StaffBooking> {
  const changed = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const branch = await branchOf({ sql, ctx });
    const held = { sql, ctx, branch };
    await freeExpired(held);
    const { id, isChanged } = await work(held);
    if (isChanged) {
      await audit({ sql, ctx, action, details: { id, ...details } });
      await offerPlaces(held);
    }
    return readStaffBooking({ sql, ctx, id });
  });
  const { deposit, supplier_id: supplierId } = changed;
  // It tells who is about to pay it, and other staff.
  ctx.publish({ id: deposit?.purchase_id ?? null, supplierId }, bookingsTopic(supplierId));
  return changed;
}

/** @param change says whether it changed anything @throws as `asStaff`, not_found */
export function changeByStaff({
  ctx,
  input: { id },
  action,
  details,
  change,
}: {
  ctx: Context;
  input: { id: string };
  action: ActionKind;
  details?: object;
  change: (changed: ChangedBooking) => Promise<boolean>;
}): Promise<StaffBooking> {
  return asStaff({
    ctx,
    action,
    ...(details ? { details } : {}),
    // Also where no more bookings are taken: those that were made go on (rule staff/bookings).
    async branchOf(own) {
      const { supplier } = await getStaffBooking({ ...own, id });
      await lockTables({ ...own, supplierId: supplier.id });
      return toBookingBranch({ ...own, row: supplier });
    },
    async work(held) {
      await holdBooking({ ...held, id });
      const booking = await getStaffBooking({ ...held, id });
      return { id: booking.id, isChanged: await change({ ...held, booking }) };
    },
  });
}

/** @param make answers the id of what it made @throws as `asStaff` */
export const makeByStaff = ({
  ctx,
  supplierId,
  action,
  details,
  make,
}: {
  ctx: Context;
  supplierId: number;
  action: ActionKind;
  details: object;
  make: (held: HeldBranch) => Promise<number>;
}): Promise<StaffBooking> =>
  asStaff({
    ctx,
    action,
    details,
    branchOf: (own) => lockBranch({ ...own, branchId: supplierId }),
    work: async (held) => ({ id: await make(held), isChanged: true }),
  });
