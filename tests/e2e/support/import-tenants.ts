import { tenantCommand } from './command-line';
import { importLongMenu } from './long-menu';
import { importTwoBranches, importWithoutMap } from './shared-tenants';
import { importSomePictures } from './some-pictures';

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
