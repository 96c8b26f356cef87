import {
  BrowserClient,
  dedupeIntegration,
  defaultStackParser,
  linkedErrorsIntegration,
  makeFetchTransport,
  Scope,
} from '@sentry/browser';
import { failureKindOf, isReported } from '@/lib/domain/faults/fault-reports';
import { type Failure, takeFailures } from './reporter';
import { scrubEvent } from './scrub-event';

/** The tags of a failure: what kind it is and which call, without any id. */
function tagsOf({ call }: Failure, kind: string): Record<string, string> {
  return call === undefined ? { kind } : { kind, call };
}

/**
 * Sends the browser's failures to a DSN, as sampled and scrubbed as they must be. Loaded after everything else; no
 * global of the SDK is set up, so it watches nothing by itself.
 */
export function startBrowserReports(dsn: string): void {
  const client = new BrowserClient({
    dsn,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [dedupeIntegration(), linkedErrorsIntegration()],
    beforeSend: scrubEvent,
    maxBreadcrumbs: 0,
    sendClientReports: false,
  });
  const scope = new Scope();
  scope.setClient(client);
  client.init();
  takeFailures((failure) => {
    const kind = failure.kind ?? failureKindOf(failure.error);
    if (kind === null || !isReported({ kind, chance: Math.random() })) return;
    const request = { url: location.href };
    const captured = scope.clone();
    captured.setTags(tagsOf(failure, kind));
    captured.addEventProcessor((event) => ({ ...event, request }));
    captured.captureException(failure.error);
  });
}
