import type { Database, Sql } from '@/backend/platform/database/database';
import type { BundlePicture } from '@/backend/stored/tenant-bundle';
import type { Change } from './reconcile-rows';

/** Keeps those of these pictures that staff have sent and nothing has named before (rule tenant/uploaded-pictures). */
const keepUploaded = (instanceId: number, hashes: readonly string[]) => (sql: Sql) =>
  sql(
    'update pictures set forget_at = null where instance_id = $1 and hash = any ($2) and forget_at is not null',
    [instanceId, hashes],
  );

/**
 * Writes each picture in its own transaction; nobody sees it before a row names it, and its name is its content's hash.
 */
export async function applyPictures({
  db,
  instanceId,
  pictures,
}: {
  db: Database;
  instanceId: number;
  pictures: readonly BundlePicture[];
}): Promise<Change> {
  const hashes = pictures.map(({ hash }) => hash);
  await db.system(keepUploaded(instanceId, hashes));
  const known = await db.system((sql) =>
    sql<{ hash: string }>('select distinct hash from pictures where instance_id = $1', [instanceId]),
  );
  const stored = new Set(known.map((row) => row.hash));
  let inserted = 0;
  for (const { hash, files } of pictures) {
    if (stored.has(hash)) continue;
    inserted += await db.system((sql) => storeFiles({ sql, instanceId, hash, files }));
  }
  return { inserted, updated: 0, removed: 0 };
}

/** Writes all sizes of a picture or none, because one hash names them all. */
async function storeFiles({
  sql,
  instanceId,
  hash,
  files,
}: Pick<BundlePicture, 'hash' | 'files'> & { sql: Sql; instanceId: number }): Promise<number> {
  for (const { width, webp } of files) {
    if (!webp) throw new Error(`picture ${hash} was stored and is gone`);
    await sql(
      'insert into pictures (instance_id, hash, width, bytes) values ($1, $2, $3, $4) on conflict do nothing',
      [instanceId, hash, width, Buffer.from(webp)],
    );
  }
  return files.length;
}
