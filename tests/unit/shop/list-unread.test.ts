import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listUnread } from '@/backend/folders/read/files/list-unread';
import { printProblem } from '@/scripts/tenant/print/print-problem';

test('files and folders that nothing reads are told, with the name that was probably meant (docs/tenants.md)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'unread-'));
  const files = ['tenant.yaml', 'menu.csv', 'menu-bebidas.csv', 'guests.csv', 'accounts.yaml'];
  const notes = ['README.md', '.env.csv', 'logo.png'];
  const wrong = ['coupon.csv', 'Mesas.CSV', 'tenant.yml', 'menu.xlsx', 'Cardápio.csv', 'precios.csv'];
  for (const name of [...files, ...notes, ...wrong]) await writeFile(join(folder, name), '');
  for (const name of ['images', 'imagenes', '.git']) await mkdir(join(folder, name));
  expect((await listUnread(folder)).map(printProblem)).toEqual([
    'Cardápio.csv: is left out: no file of this name is read; did you mean menu.csv?',
    'Mesas.CSV: is left out: no file of this name is read; did you mean tables.csv?',
    'coupon.csv: is left out: no file of this name is read; did you mean coupons.csv?',
    'imagenes/: is left out: no file of this name is read; did you mean images?',
    'menu.xlsx: is left out: no file of this name is read; did you mean menu.csv?',
    'precios.csv: is left out: no file of this name is read',
    'tenant.yml: is left out: no file of this name is read; did you mean tenant.yaml?',
  ]);
  await rm(folder, { recursive: true });
});
