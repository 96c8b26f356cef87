/** Where faults are reported to, from the environment at run time; null reports nothing and loads nothing for it. */
export const reportDsn = (): string | null => process.env.SENTRY_DSN || null;
