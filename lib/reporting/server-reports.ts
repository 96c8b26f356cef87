import { init } from '@sentry/nextjs';
import { failureKindOf, isReported } from '@/lib/domain/faults/fault-reports';
import { scrubEvent } from './scrub-event';

/**
 * Sends what fails on the server or at the edge to a DSN, as sampled and scrubbed as in the browser. It reports
 * errors that Next hands over and watches nothing by itself: no traces, no breadcrumbs, no patched modules.
 */
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
