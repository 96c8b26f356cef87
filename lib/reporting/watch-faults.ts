import { reportFailure } from './reporter';

/**
 * Hears what nobody caught on this page from now on, and sends it once the page has come to rest; without a DSN
 * nothing is heard and nothing loaded.
 * @param whenIdle calls back when the browser has nothing better to do
 * @returns what stops the hearing
 */
export function watchFaults({
  dsn,
  whenIdle,
}: {
  dsn: string;
  whenIdle: (work: () => void) => void;
}): () => void {
  const hear = ({ error }: ErrorEvent) => reportFailure({ error });
  const hearRejection = ({ reason }: PromiseRejectionEvent) => reportFailure({ error: reason });
  window.addEventListener('error', hear);
  window.addEventListener('unhandledrejection', hearRejection);
  whenIdle(() => {
    // A page that cannot load what reports goes on without reports.
    import('./browser-reports').then((one) => one.startBrowserReports(dsn)).catch(() => undefined);
  });
  return () => {
    window.removeEventListener('error', hear);
    window.removeEventListener('unhandledrejection', hearRejection);
  };
}
