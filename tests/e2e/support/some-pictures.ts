import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createOwnTenant } from './tenants/own-tenant';

/** A tenant whose menu has pictures on some products and none on the others, and no banner. */
export const SOME_PICTURES = {
  tenant: 'con-unas-fotos',
  pictured: 'Caldo de costilla',
  plain: 'Arepa rellena',
};

/** Imports it; the same one for every file that asks. */
export async function importSomePictures(): Promise<void> {
  const own = createOwnTenant(SOME_PICTURES.tenant);
  mkdirSync(join(own.folder, 'images'), { recursive: true });
  cpSync('tenants/brasa-andina/images/1f372.webp', join(own.folder, 'images', '1f372.webp'));
  own.change(
    'menu.csv',
    'With potato and coriander,15000,,,,',
    'With potato and coriander,15000,,,,1f372.webp',
  );
  await own.publish();
}
