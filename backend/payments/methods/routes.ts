import { listPaymentMethods } from '@/backend/payments/methods';
import type { OnCall } from '@/backend/platform/http/register-call';
import * as calls from '@/lib/contract/payments/method-calls';

export function registerPaymentMethods({ on }: { on: OnCall }): void {
  on(calls.getPaymentMethods, ({ ctx, query }) => listPaymentMethods({ ctx, input: query }));
}
