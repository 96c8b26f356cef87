import * as calls from '@/lib/contract/calls/staff';
import * as staff from '../services/staff';
import type { OnCall } from './register-call';

export function registerStaff({ on }: { on: OnCall }): void {
  on(calls.getStaffInstance, ({ ctx }) => staff.getStaffInstance({ ctx }));
  on(calls.setInstanceStatus, ({ ctx, body }) => staff.setStatus({ ctx, input: body }));
}
