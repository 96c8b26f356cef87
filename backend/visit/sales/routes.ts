import type { OnCall } from '@/backend/platform/http/register-call';
import * as measure from '@/backend/visit/sales';
import * as calls from '@/lib/contract/visit/told-sales';

export function registerMeasure({ on }: { on: OnCall }): void {
  on(calls.measurePurchase, ({ ctx, params, body }) =>
    measure.measurePurchase({ ctx, input: { ...params, ...body } }),
  );
}
