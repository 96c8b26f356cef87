import { AppError } from '@/backend/errors';
import type { Database } from '@/backend/platform/database/database';
import type { StaffScope } from '@/lib/domain/staff/scopes';

/** Tells of a key, never the key itself. Instants are ISO text. */
export type KeyLine = {
  id: number;
  label: string;
  scopes: StaffScope[];
  createdAt: string;
  revokedAt: string | null;
};

/** Lists keys, the oldest first, revoked ones too. @throws not_found */
export function listStaffKeys({ db, slug }: { db: Database; slug: string }): Promise<KeyLine[]> {
  return db.system(async (sql) => {
    const [instance] = await sql<{ id: number }>('select id from instances where slug = $1', [slug]);
    if (!instance) throw new AppError('not_found', { message: `There is no tenant ${slug}.` });
    const rows = await sql<
      Omit<KeyLine, 'createdAt' | 'revokedAt'> & { created: Date; revoked: Date | null }
    >(
      `select id, label, scopes, created_at as created, revoked_at as revoked
       from staff_keys where instance_id = $1 order by id`,
      [instance.id],
    );
    return rows.map(({ created, revoked, ...key }) => ({
      ...key,
      createdAt: created.toISOString(),
      revokedAt: revoked?.toISOString() ?? null,
    }));
  });
}
