import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runConvert } from '@/scripts/tenant/convert-command';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'convert-command-'));
  for (const file of ['tenant.yaml', 'branches.yaml'])
    copyFileSync(join('tenants/tienda-don-luis', file), join(folder, file));
});
afterEach(() => rmSync(folder, { recursive: true }));

function writeList(name: string, ...lines: string[]): string {
  const file = join(folder, name);
  writeFileSync(file, lines.join('\n'));
  return file;
}

test('a text is a pasted list: categories, products with prices, descriptions', async () => {
  const file = writeList('carta.TXT', 'Sopas', 'Ajiaco .... $ 28.500', '(con crema)', 'Jugos:', 'Lulo 9000');
  const answer = await runConvert([file, '--to', folder]);
  expect(answer?.data).toMatchObject({ source: 'list', products: 2, pictures: 0 });
  const menu = readFileSync(join(folder, 'menu.csv'), 'utf8');
  expect(menu).toMatch(/Ajiaco,28500/);
  expect(menu).toContain('con crema');
  expect(readFileSync(join(folder, 'categories.csv'), 'utf8')).toMatch(/Sopas[\s\S]*Jugos/);
});

test('the same lines under the name of a table are none, and a text without a price is no menu', async () => {
  const table = writeList('carta.csv', 'Sopas', 'Ajiaco .... $ 28.500');
  await expect(runConvert([table, '--to', folder])).rejects.toThrow('has no product');
  const empty = writeList('nada.txt', 'Sopas', 'Jugos');
  await expect(runConvert([empty, '--to', folder])).rejects.toThrow(
    'nada.txt has no product: a product is a line with a price at its end.',
  );
});
