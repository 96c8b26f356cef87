import type { Sql } from '../database';
import type { BundlePicture } from '../import/bundle';
import type { Change } from './reconcile-rows';

/** Stores pictures that are not there yet; a name stands for its content, so nothing is ever rewritten. */
export async function applyPictures({
  sql,
  instanceId,
  pictures,
}: {
  sql: Sql;
  instanceId: number;
  pictures: readonly BundlePicture[];
}): Promise<Change> {
  const known = await sql<{ hash: string }>('select distinct hash from pictures where instance_id = $1', [
    instanceId,
  ]);
  const stored = new Set(known.map((row) => row.hash));
  let inserted = 0;
  for (const { hash, files } of pictures) {
    if (stored.has(hash)) continue;
    for (const { width, webp } of files) {
      if (!webp) throw new Error(`picture ${hash} was stored and is gone`);
      await sql('insert into pictures (instance_id, hash, width, bytes) values ($1, $2, $3, $4)', [
        instanceId,
        hash,
        width,
        Buffer.from(webp),
      ]);
      inserted += 1;
    }
  }
  return { inserted, updated: 0, removed: 0 };
}
