import type { OnCall } from '@/backend/platform/http/register-call';
import * as staff from '@/backend/staff';
import * as calls from '@/lib/contract/staff/booking-calls';

/** (rule staff/bookings) */
export function registerStaffBookings({ on }: { on: OnCall }): void {
  on(calls.listBookingDay, ({ ctx, query }) =>
    staff.listBookingDay({ ctx, input: { supplierId: query.supplier_id, date: query.date ?? null } }),
  );
  on(calls.decideBooking, ({ ctx, params, body }) =>
    staff.decideBooking({ ctx, input: { id: params.id, decision: body } }),
  );
  on(calls.readBookingNews, ({ ctx, params, body }) =>
    staff.readBookingNews({ ctx, input: { id: params.id, at: body.at } }),
  );
  on(calls.noteArrival, ({ ctx, params, body }) =>
    staff.noteArrival({ ctx, input: { id: params.id, arrival: body } }),
  );
  on(calls.writeToBooker, ({ ctx, params, body }) =>
    staff.writeToBooker({ ctx, input: { ...params, ...body } }),
  );
  on(calls.makeBooking, ({ ctx, body }) => staff.makeBooking({ ctx, input: body }));
  on(calls.takeWalkIn, ({ ctx, body }) => staff.takeWalkIn({ ctx, input: body }));
  on(calls.blockTable, ({ ctx, body }) => staff.blockTable({ ctx, input: body }));
  on(calls.changeTables, ({ ctx, params, body }) =>
    staff.changeTables({ ctx, input: { ...params, ...body } }),
  );
  on(calls.freeBookedTables, ({ ctx, params }) => staff.freeBookedTables({ ctx, input: params }));
}
