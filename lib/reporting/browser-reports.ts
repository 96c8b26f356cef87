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

function tagsOf({ call }: Failure, kind: string): Record<string, string> {
  return call === undefined ? { kind } : { kind, call };
}

/** Sampled and scrubbed. Loaded last, and without the SDK's globals, so it watches nothing by itself. */
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
