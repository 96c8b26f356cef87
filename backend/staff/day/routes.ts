import type { OnCall } from '@/backend/platform/http/register-call';
import { registerAlarms } from './alarms/routes';
import { registerLedger } from './ledger/routes';
import { registerDayOrders } from './orders/routes';
import { registerToday } from './today/routes';

/** The calls about a branch's day, an area of it each: orders of the past, today, alarms, money, the close. */
const AREAS: readonly ((answers: { on: OnCall }) => void)[] = [
  registerAlarms,
  registerLedger,
  registerDayOrders,
  registerToday,
];

export function registerDay({ on }: { on: OnCall }): void {
  for (const register of AREAS) register({ on });
}
