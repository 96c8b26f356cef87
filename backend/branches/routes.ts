import type { OnCall } from '@/backend/platform/http/register-call';
import * as calls from '@/lib/contract/branches/calls';
import { getBranch } from './get-branch';
import { getHoursSchedule } from './get-hours-schedule';
import { getScheduleLimits } from './get-schedule-limits';
import { getSupplierState } from './get-supplier-state';
import { listBranches } from './list-branches';

export function registerBranches({ on }: { on: OnCall }): void {
  on(calls.listBranches, ({ ctx }) => listBranches({ ctx }));
  on(calls.getBranch, ({ ctx, params }) => getBranch({ ctx, input: params }));
  on(calls.getSupplierState, ({ ctx, params }) => getSupplierState({ ctx, input: params }));
  on(calls.getHoursSchedule, ({ ctx, query }) => getHoursSchedule({ ctx, input: query }));
  on(calls.getScheduleLimits, ({ ctx, query }) => getScheduleLimits({ ctx, input: query }));
}
