import type { Instrumentation } from 'next';
import { reportDsn } from '@/lib/config/report-dsn';

/** Starts reports of server and edge when there is a DSN; nothing of them is loaded without. */
export async function register(): Promise<void> {
  const dsn = reportDsn();
  if (dsn === null) return;
  const { startServerReports } = await import('@/lib/reporting/server-reports');
  startServerReports(dsn);
}

export const onRequestError: Instrumentation.onRequestError = async (...failure) => {
  if (reportDsn() === null) return;
  const { captureRequestError } = await import('@sentry/nextjs');
  captureRequestError(...failure);
};
