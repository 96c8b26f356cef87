import * as calls from '@/lib/contract/calls/tracking';
import * as tracking from '../services/tracking';
import type { OnCall } from './register-call';

export function registerTracking({ on }: { on: OnCall }): void {
  on(calls.createSession, ({ ctx, body }) => tracking.createSession({ ctx, input: body }));
  on(calls.createTracking, ({ ctx, body }) => tracking.createTracking({ ctx, input: body }));
  on(calls.createAcquisition, ({ ctx, body }) => tracking.createAcquisition({ ctx, input: body }));
  on(calls.createPerformanceMetric, ({ ctx, body }) =>
    tracking.createPerformanceMetric({ ctx, input: body }),
  );
}
