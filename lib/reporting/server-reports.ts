import { init } from '@sentry/nextjs';
import { failureKindOf, isReported } from '@/lib/domain/faults/fault-reports';
import { scrubEvent } from './scrub-event';

/** Reports only what Next passes on, sampled and scrubbed: no traces, breadcrumbs or patched modules. */
export function startServerReports(dsn: string): void {
  init({
    dsn,
    defaultIntegrations: false,
    enableOpenTelemetrySetup: false,
    maxBreadcrumbs: 0,
    sendClientReports: false,
    beforeSend: (event, { originalException }) => {
      const kind = failureKindOf(originalException);
      return kind !== null && isReported({ kind, chance: Math.random() }) ? scrubEvent(event) : null;
    },
  });
}
