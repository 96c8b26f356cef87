import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BARE, BARE_BRANCH } from './full-folder';

/** Writes a small right folder; the changes are of its `tenant.yaml` and its one branch (JSON is YAML too). */
export async function writeBareFolder({
  root,
  slug,
  tenant = {},
  branch = {},
}: {
  root: string;
  slug: string;
  tenant?: object;
  branch?: object;
}): Promise<string> {
  const folder = join(root, slug);
  await mkdir(join(folder, 'images'), { recursive: true });
  for (const [file, text] of [
    ['tenant.yaml', JSON.stringify({ ...BARE, ...tenant }, null, 1)],
    ['branches.yaml', JSON.stringify([{ ...BARE_BRANCH, ...branch }])],
    ['categories.csv', 'key,name_en\none,One\n'],
    ['menu.csv', 'sku,category,name_en,price\n'],
  ] as const)
    await writeFile(join(folder, file), text);
  return folder;
}

/**
 * As if every picture had been drawn by an earlier import: drawing those of a demo tenant takes two seconds, and a test of other
 * files waits for none of them.
 */
export const DRAWN: ReadonlySet<string> = new (class extends Set<string> {
  override has() {
    return true;
  }
})();
