import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PrintedFolder } from '@/backend/folders/print/print-folder';

/** Writes a printed tenant into `{parent}/{slug}`, with these bytes for its pictures. @returns the folder */
export function writePrinted({
  parent,
  slug,
  printed: { texts, pictures },
  bytesOf,
}: {
  parent: string;
  slug: string;
  printed: PrintedFolder;
  bytesOf: (picture: PrintedFolder['pictures'][number]) => Uint8Array;
}): string {
  const folder = join(parent, slug);
  mkdirSync(join(folder, 'images'), { recursive: true });
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text);
  for (const picture of pictures) writeFileSync(join(folder, 'images', picture.name), bytesOf(picture));
  return folder;
}
