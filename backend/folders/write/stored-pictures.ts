import type { Database, Sql } from '@/backend/platform/database/database';
import type { StoredPictures } from '../read/files/make-picture';

type Asked = { sql: Sql; slug: string };

async function listHashes({ sql, slug }: Asked): Promise<Set<string>> {
  const rows = await sql<{ hash: string }>(
    `select distinct p.hash from pictures p join instances i on i.id = p.instance_id where i.slug = $1`,
    [slug],
  );
  return new Set(rows.map(({ hash }) => hash));
}

/** The bytes of one width of a tenant's picture; null: it has none such. */
export async function readStoredPicture({
  sql,
  slug,
  hash,
  width,
}: Asked & { hash: string; width: number }): Promise<Uint8Array | null> {
  const [row] = await sql<{ bytes: Uint8Array }>(
    `select p.bytes from pictures p join instances i on i.id = p.instance_id
     where i.slug = $1 and p.hash = $2 and p.width = $3`,
    [slug, hash, width],
  );
  return row?.bytes ?? null;
}

/** The pictures that a tenant has, none for a new one. */
export async function findStoredPictures({
  db,
  slug,
}: {
  db: Database;
  slug: string;
}): Promise<StoredPictures> {
  const hashes = await db.system((sql) => listHashes({ sql, slug }));
  return {
    has: (hash) => hashes.has(hash),
    bytesOf: (of) => db.system((sql) => readStoredPicture({ sql, slug, ...of })),
  };
}
