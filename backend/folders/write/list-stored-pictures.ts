import type { Sql } from '@/backend/platform/database/database';

export async function listStoredPictures({ sql, slug }: { sql: Sql; slug: string }): Promise<Set<string>> {
  const rows = await sql<{ hash: string }>(
    `select distinct p.hash from pictures p join instances i on i.id = p.instance_id where i.slug = $1`,
    [slug],
  );
  return new Set(rows.map(({ hash }) => hash));
}
