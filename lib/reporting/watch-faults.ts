import { reportFailure } from './reporter';

/** Sends uncaught errors when the page is idle; does nothing without a DSN. @returns the stop function */
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
    // Failing to load the reporter changes nothing for the diner.
    import('./browser-reports').then((one) => one.startBrowserReports(dsn)).catch(() => undefined);
  });
  return () => {
    window.removeEventListener('error', hear);
    window.removeEventListener('unhandledrejection', hearRejection);
  };
}
