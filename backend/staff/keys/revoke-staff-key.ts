import { AppError } from '@/backend/errors';
import type { Database } from '@/backend/platform/database/database';
import { noteKeyAction } from '@/backend/staff/staff-actor';

/** A second call changes nothing. @throws not_found */
export function revokeStaffKey({
  db,
  slug,
  id,
  now,
}: {
  db: Database;
  slug: string;
  id: string;
  now: Date;
}): Promise<{ id: number; slug: string }> {
  return db.system(async (sql) => {
    const [key] = await sql<{ id: number; instance_id: number; revoked: boolean }>(
      `select k.id, k.instance_id, k.revoked_at is not null as revoked
       from staff_keys k join instances i on i.id = k.instance_id
       where i.slug = $1 and k.id::text = $2 for update of k`,
      [slug, id],
    );
    if (!key) throw new AppError('not_found', { message: `${slug} has no key ${id}.` });
    if (!key.revoked) {
      await sql('update staff_keys set revoked_at = $3 where instance_id = $1 and id = $2', [
        key.instance_id,
        key.id,
        now,
      ]);
      await noteKeyAction({ sql, instanceId: key.instance_id, keyId: key.id, action: 'key.revoked', now });
    }
    return { id: key.id, slug };
  });
}
