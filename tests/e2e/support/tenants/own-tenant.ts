import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tenantCommand } from '@/tests/e2e/support/command-line';

/** A WebP of 64 × 48 pixels in one colour. */
const PLAIN_PICTURE = Buffer.from(
  'UklGRkwAAABXRUJQVlA4IEAAAACQAwCdASpAADAAPtFor1IoJiQioqgBABoJaQDPKAd7tWMiYN8AAP7kiPvWi8F90n6n9SzIJV2eoosGBZ6AAAAA',
  'base64',
);

/** An import draws every picture in up to five sizes, which takes seconds for the forty of a demo. */
function makePicturesPlain(folder: string): void {
  const images = join(folder, 'images');
  for (const name of existsSync(images) ? readdirSync(images) : [])
    writeFileSync(join(images, name), PLAIN_PICTURE);
}

/**
 * A tenant for one test: a copy of one that never closes, or of a demo's, under another name, to import and to change. Its
 * pictures are plain.
 */
export function createOwnTenant(slug: string, model = 'siempre-abierta', models = 'tests/e2e/tenants') {
  const folder = join(mkdtempSync(join(tmpdir(), 'own-tenant-')), slug);
  cpSync(`${models}/${model}`, folder, { recursive: true });
  makePicturesPlain(folder);
  const change = (file: string, from: string, to: string) => {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(from, to));
  };
  change('tenant.yaml', model, slug);
  return {
    slug,
    folder,
    host: `${slug}.localhost`,
    change,
    publish: () => tenantCommand('import', '--yes', folder),
  };
}
