import { AppError } from '@/backend/errors';
import type { Database } from '@/backend/platform/database/database';
import { createKey, hashKey, noteKeyAction } from '@/backend/staff/staff-actor';
import type { StaffScope } from '@/lib/domain/staff/scopes';

export type CreatedKey = { id: number; slug: string; scopes: readonly StaffScope[]; key: string };

/** The answer is its only copy. @throws not_found */
export function createStaffKey({
  db,
  slug,
  label,
  scopes,
  now,
}: {
  db: Database;
  slug: string;
  label: string;
  scopes: readonly StaffScope[];
  now: Date;
}): Promise<CreatedKey> {
  const key = createKey();
  return db.system(async (sql) => {
    const [row] = await sql<{ id: number; instance_id: number }>(
      `insert into staff_keys (instance_id, key_hash, label, scopes, created_at)
       select id, $2, $3, $4, $5 from instances where slug = $1 returning id, instance_id`,
      [slug, hashKey(key), label, scopes, now],
    );
    if (!row) throw new AppError('not_found', { message: `There is no tenant ${slug}.` });
    await noteKeyAction({ sql, instanceId: row.instance_id, keyId: row.id, action: 'key.created', now });
    return { id: row.id, slug, scopes, key };
  });
}
