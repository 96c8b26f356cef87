import type { Instrumentation } from 'next';
import { reportDsn } from '@/lib/config/report-dsn';

/** Loads reporting only with a DSN. */
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
