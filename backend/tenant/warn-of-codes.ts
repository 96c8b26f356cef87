import type { Logger } from 'pino';
import type { Database } from '@/backend/platform/database/database';

/** Names at the start the tenants whose orders go on without a code (docs/decisions/0145). */
export async function warnOfCodes({
  db,
  log,
  sendsSms,
}: {
  db: Database;
  log: Pick<Logger, 'error'>;
  sendsSms: boolean;
}): Promise<void> {
  if (sendsSms) return;
  const rows = await db.system((sql) =>
    sql<{ slug: string }>('select slug from instances where asks_phone_code order by slug'),
  );
  if (rows.length === 0) return;
  const tenants = rows.map(({ slug }) => slug);
  log.error({ tenants }, 'tenants require SMS codes, but SMS_URL is not set: no code is requested');
}
