import { tenantCommand } from '@/tests/e2e/support/command-line';
import { importSomePictures } from '@/tests/e2e/support/some-pictures';
import { importLongMenu } from './long-menu';
import { importTwoBranches, importWithoutMap } from './shared-tenants';

const FOLDERS = [
  'siempre-abierta',
  'vecina-abierta',
  'cantina-abierta',
  'con-anuncios',
  'mesas-abiertas',
  'mesa-unida',
  'patio-abierto',
];

/** Imports the tenants that several tests share, once: a second import of a tenant beside the first is refused. */
export default async function importTenants(): Promise<void> {
  await tenantCommand('import', ...FOLDERS.map((slug) => `tests/e2e/tenants/${slug}`));
  for (const importTenant of [importLongMenu, importSomePictures, importWithoutMap, importTwoBranches])
    await importTenant();
}
