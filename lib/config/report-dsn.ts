export const reportDsn = (): string | null => process.env.SENTRY_DSN || null;
