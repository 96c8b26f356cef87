import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '@/backend/platform/database/database';
import type { ExportResult } from '@/backend/stored/shop-port';
import { printStored } from './print-stored';
import { readStoredPicture } from './write/stored-pictures';

async function isEmpty(folder: string): Promise<boolean> {
  await mkdir(folder, { recursive: true });
  return (await readdir(folder)).length === 0;
}

/** Writes a tenant as a folder whose import changes nothing (rule tenant/export); nothing that is there is written over. */
export async function exportTenant({
  db,
  slug,
  folder,
}: {
  db: Database;
  slug: string;
  folder: string;
}): Promise<ExportResult> {
  const printed = await printStored({ db, slug });
  if (!printed.ok) return printed;
  if (!(await isEmpty(folder)))
    return { ok: false, key: 'conflict', fault: `${folder} is not empty; nothing was written into it.` };
  const { texts, pictures } = printed;
  await mkdir(join(folder, 'images'));
  for (const [name, text] of Object.entries(texts)) await writeFile(join(folder, name), text);
  for (const { name, hash, width } of pictures) {
    const bytes = await db.system((sql) => readStoredPicture({ sql, slug, hash, width }));
    if (!bytes) throw new Error(`the picture ${hash} of ${slug} is gone`);
    await writeFile(join(folder, 'images', name), bytes);
  }
  const report = { slug, folder, files: Object.keys(texts).length, pictures: pictures.length };
  return { ok: true, report };
}
