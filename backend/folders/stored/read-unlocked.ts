import type { Database, Sql } from '@/backend/platform/database/database';
import type { TenantBundle } from '@/backend/stored/tenant-bundle';
import { readBundle } from './read-bundle';
import { inTurns } from './read-pages';

/** A change while it is read is rare, and two in a row are an import after a change. */
const TRIES = 3;

/** The newest change of a tenant; 0: there is none. */
export async function readVersion({ sql, slug }: { sql: Sql; slug: string }): Promise<number> {
  const [row] = await sql<{ version: number }>(
    `select coalesce(max(c.id), 0) as version
     from shop_changes c join instances i on i.id = c.instance_id where i.slug = $1`,
    [slug],
  );
  return row?.version ?? 0;
}

/** A tenant that others may change meanwhile, and the newest change that it holds. `bundle`: null where there is no such tenant. */
export async function readUnlocked({
  db,
  slug,
}: {
  db: Database;
  slug: string;
}): Promise<{ bundle: TenantBundle | null; version: number }> {
  const sql = inTurns(db);
  for (let tried = 0; tried < TRIES; tried += 1) {
    const version = await readVersion({ sql, slug });
    const bundle = await readBundle({ sql, slug });
    if ((await readVersion({ sql, slug })) === version) return { bundle, version };
  }
  // The row of the tenant is locked until all is read.
  return db.system(async (inside) => ({
    bundle: await readBundle({ sql: inside, slug }),
    version: await readVersion({ sql: inside, slug }),
  }));
}
