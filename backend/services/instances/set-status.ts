import type { Database } from '../../db/database';
import { requestPublication } from '../../db/request-publication';
import { AppError } from '../../errors';

/** Locks or unlocks a tenant (spec section 2, decision 15). @throws not_found */
export async function setInstanceStatus({
  db,
  slug,
  status,
}: {
  db: Database;
  slug: string;
  status: 'active' | 'locked';
}): Promise<{ slug: string; status: string; changed: boolean }> {
  return db.system(async (sql) => {
    const [before] = await sql<{ id: number; status: string }>(
      'select id, status from instances where slug = $1 for update',
      [slug],
    );
    if (!before) throw new AppError('not_found', { message: `There is no tenant ${slug}.` });
    await sql('update instances set status = $2 where slug = $1', [slug, status]);
    if (before.status !== status) await requestPublication({ sql, instanceId: before.id });
    return { slug, status, changed: before.status !== status };
  });
}
