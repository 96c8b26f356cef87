import type { OnCall } from '@/backend/platform/http/register-call';
import * as visit from '@/backend/visit';
import { checkCookies } from '@/lib/contract/people/calls';
import * as calls from '@/lib/contract/visit/calls';
import { measurePurchase } from '@/lib/contract/visit/forwarded-sales';

export function registerVisit({ on }: { on: OnCall }): void {
  on(calls.createSession, ({ ctx, body }) => visit.createSession({ ctx, input: body }));
  on(calls.createTracking, ({ ctx, body }) => visit.createTracking({ ctx, input: body }));
  on(calls.createAcquisition, ({ ctx, body }) => visit.createAcquisition({ ctx, input: body }));
  on(calls.createPerformanceMetric, ({ ctx, body }) => visit.createPerformanceMetric({ ctx, input: body }));
  on(checkCookies, ({ ctx, body }) => visit.checkCookies({ ctx, input: body }));
  on(measurePurchase, ({ ctx, params, body }) =>
    visit.measurePurchase({ ctx, input: { ...params, ...body } }),
  );
}
