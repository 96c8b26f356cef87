import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tenantCommand } from './command-line';

const MODEL = 'tests/e2e/tenants/siempre-abierta';

/** A tenant for one test: a copy of the one that never closes, under another name, to import and to change. */
export function createOwnTenant(slug: string) {
  const folder = join(mkdtempSync(join(tmpdir(), 'own-tenant-')), slug);
  cpSync(MODEL, folder, { recursive: true });
  const change = (file: string, from: string, to: string) => {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(from, to));
  };
  change('tenant.yaml', 'siempre-abierta', slug);
  return { slug, folder, host: `${slug}.localhost`, change, publish: () => tenantCommand('import', folder) };
}
