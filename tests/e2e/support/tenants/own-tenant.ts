import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tenantCommand } from '@/tests/e2e/support/command-line';

/** A tenant for one test: a copy of one that never closes, or of a demo's, under another name, to import and to change. */
export function createOwnTenant(slug: string, model = 'siempre-abierta', models = 'tests/e2e/tenants') {
  const folder = join(mkdtempSync(join(tmpdir(), 'own-tenant-')), slug);
  cpSync(`${models}/${model}`, folder, { recursive: true });
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
