import type { OnCall } from '@/backend/platform/http/register-call';

/** The calls about a branch's day, an area of it each: orders of the past, today, alarms, money, the close. */
const AREAS: readonly ((answers: { on: OnCall }) => void)[] = [];

export function registerDay({ on }: { on: OnCall }): void {
  for (const register of AREAS) register({ on });
}
