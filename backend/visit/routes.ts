import type { OnCall } from '@/backend/platform/http/register-call';
import * as tracking from '@/backend/visit';
import * as calls from '@/lib/contract/visit/calls';

export function registerVisit({ on }: { on: OnCall }): void {
  on(calls.createSession, ({ ctx, body }) => tracking.createSession({ ctx, input: body }));
  on(calls.createTracking, ({ ctx, body }) => tracking.createTracking({ ctx, input: body }));
  on(calls.createAcquisition, ({ ctx, body }) => tracking.createAcquisition({ ctx, input: body }));
  on(calls.createPerformanceMetric, ({ ctx, body }) =>
    tracking.createPerformanceMetric({ ctx, input: body }),
  );
}
