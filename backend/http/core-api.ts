import * as calls from '@/lib/contract/calls/core-api';
import { listPaymentMethods } from '../services/core-api';
import type { OnCall } from './register-call';

export function registerCoreApi({ on }: { on: OnCall }): void {
  on(calls.getPaymentMethods, ({ ctx, query }) => listPaymentMethods({ ctx, input: query }));
}
