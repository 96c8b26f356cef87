import type { OnCall } from '@/backend/platform/http/register-call';
import * as today from '@/lib/contract/staff/day/today-calls';
import { getToday } from './get-today';

/** Registers the numbers of a day. */
export function registerToday({ on }: { on: OnCall }): void {
  on(today.getToday, ({ ctx, query }) =>
    getToday({ ctx, input: { supplierId: query.supplier_id, date: query.date } }),
  );
}
