import { AppError } from '@/backend/errors';
import type { Database } from '@/backend/platform/database/database';
import { noteOperatorStatus } from '@/backend/platform/note-operator-status';
import { requestPublication } from '@/backend/platform/publications/request-publication';

/** As the operator (rule tenant/locked); no change writes nothing. @throws not_found */
export async function setInstanceStatus({
  db,
  slug,
  status,
  now,
}: {
  db: Database;
  slug: string;
  status: 'active' | 'locked';
  now: Date;
}): Promise<{ slug: string; status: string; changed: boolean }> {
  return db.system(async (sql) => {
    const [before] = await sql<{ id: number; status: string }>(
      'select id, status from instances where slug = $1 for update',
      [slug],
    );
    if (!before) throw new AppError('not_found', { message: `There is no tenant ${slug}.` });
    const { id: instanceId, status: from } = before;
    if (from === status) return { slug, status, changed: false };
    await sql('update instances set status = $2 where id = $1', [instanceId, status]);
    await noteOperatorStatus({ sql, instanceId, from, to: status, now });
    await requestPublication({ sql, instanceId });
    return { slug, status, changed: true };
  });
}
