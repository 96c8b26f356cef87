import type { OnCall } from '@/backend/platform/http/register-call';
import * as calls from '@/lib/contract/staff/alarm-calls';
import { listAlarms } from './list-alarms';

/** (rule staff/alarms) */
export function registerAlarms({ on }: { on: OnCall }): void {
  on(calls.listAlarms, ({ ctx }) => listAlarms({ ctx }));
}
