import type { Logger } from 'pino';
import type { Database } from '@/backend/platform/database/database';

/** Names at the start the tenants that nobody reaches, because their host was made the staff address after their import. */
export async function warnOfStaffHost({
  db,
  log,
  staffHost,
}: {
  db: Database;
  log: Pick<Logger, 'error'>;
  staffHost: string | null;
}): Promise<void> {
  const rows = await db.system((sql) =>
    sql<{ slug: string }>(
      'select i.slug from instance_domains d join instances i on i.id = d.instance_id where d.host = $1 order by i.slug',
      [staffHost],
    ),
  );
  if (rows.length === 0) return;
  const tenants = rows.map(({ slug }) => slug);
  log.error({ tenants }, 'STAFF_HOST is a host of tenants: the staff address answers in their place');
}
