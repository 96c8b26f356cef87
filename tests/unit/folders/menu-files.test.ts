import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMenuFiles } from '@/backend/folders/read/files/menu-files';
import { readTenantFolder } from '@/backend/folders/read/read-tenant-folder';
import { printProblem } from '@/scripts/tenant/print/print-problem';

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'menu-files-')), 'brasa-andina');
  await mkdir(folder);
});
afterEach(() => rm(join(folder, '..'), { recursive: true }));

import { DRAWN } from '@/tests/support/backend/bare-folder';

const HEAD = 'sku,category,name_es,price,related,image\n';
const write = (file: string, content: string | Uint8Array) => writeFile(join(folder, file), content);
const copyDemo = async () => {
  await cp('tenants/brasa-andina', folder, { recursive: true });
  await rm(join(folder, 'menu.csv'));
  await write('categories.csv', 'key,name_es\nuno,Uno\n');
};
async function read() {
  const result = await readTenantFolder(folder, DRAWN);
  return result.ok
    ? { skus: result.bundle.products.map(({ sku, position }) => `${position} ${sku}`), problems: [] }
    : { skus: [], problems: result.problems.map(printProblem) };
}

test('menu.csv comes first, then the others by name, numbers as numbers', () => {
  const names = ['menu-10.csv', 'menu-2.csv', 'menu-vinos.csv', 'menu-barra.csv', 'menu.csv', 'tables.csv'];
  const report = jest.fn();
  expect(findMenuFiles({ names, report })).toEqual([
    'menu.csv',
    'menu-2.csv',
    'menu-10.csv',
    'menu-barra.csv',
    'menu-vinos.csv',
  ]);
  expect(report).not.toHaveBeenCalled();
});

test.each(['Menu.csv', 'menú.csv', 'menu bebidas.csv', 'menu_2.csv', 'menu-Vinos.csv', 'menu-.csv'])(
  '%s is told, never left out in silence',
  async (file) => {
    await copyDemo();
    await write(file, '');
    await write('menu-barra.csv', `${HEAD}a,uno,A,1000,,\n`);
    expect((await read()).problems).toEqual([
      `${file}: is not the name of a menu file; allowed: menu.csv, menu-bebidas.csv`,
    ]);
  },
);

test('a folder without any is told which one is missed', async () => {
  await copyDemo();
  expect((await read()).problems).toContain('menu.csv: this file is missing');
});

test('products of all files make one menu, in their order, each file with columns of its own', async () => {
  await copyDemo();
  await write('menu-2.csv', `${HEAD}vino,uno,Vino,9000,sopa,\n`);
  await write('menu.csv', 'price;name_es;category;sku\n5000;Sopa;uno;sopa\n6000;Arroz;uno;arroz\n');
  expect(await read()).toEqual({ skus: ['0 sopa', '1 arroz', '2 vino'], problems: [] });
});

test('what is wrong is named in its own file; a code may stand once in all of them', async () => {
  await copyDemo();
  await write('menu.csv', `${HEAD}sopa,uno,Sopa,5000,,\nsopa,uno,Sopa,5000,,\n`);
  await write('menu-barra.csv', `${HEAD}vino,uno,Vino,9000,ron,\nsopa,dos,Sopa,"5,0",,no.webp\n`);
  await write('menu-cocina.csv', 'sku,category,name_es,pric\n');
  expect((await read()).problems).toEqual([
    'menu-cocina.csv:1 pric: is not a known column; did you mean price?',
    'menu-cocina.csv:1 price: this column is missing',
    'menu.csv:3 sku: "sopa" is also in line 2',
    'menu-barra.csv:3 sku: "sopa" is also in menu.csv:3',
    'menu-barra.csv:3 category: "dos" is not in categories.csv',
    expect.stringMatching(/^menu-barra\.csv:3 price: "5,0" uses a comma/),
    'menu-barra.csv:2 related: "ron" is not in the menu',
    'menu-barra.csv:3 image: images/no.webp is not there',
  ]);
});

test('a file nobody can read brings no false words about codes that may stand in it', async () => {
  await copyDemo();
  await write('menu.csv', `${HEAD}vino,uno,Vino,9.5,ron,\n`);
  await write('menu-barra.csv', Buffer.from(`${HEAD}ron,uno,Ron a\xf1ejo,9000,,\n`, 'latin1'));
  expect((await read()).problems).toEqual([
    expect.stringMatching(/^menu-barra\.csv:2: is not valid UTF-8/),
    'menu.csv:2 price: "9.5" has decimals, COP has none',
  ]);
});

test('a menu parted over two files is the menu it was as one', async () => {
  await rm(folder, { recursive: true });
  await cp('tenants/brasa-andina', folder, { recursive: true });
  const whole = await readTenantFolder(folder, DRAWN);
  const [head, ...rows] = (await readFile(join(folder, 'menu.csv'), 'utf8')).trimEnd().split('\n');
  await write('menu.csv', [head, ...rows.slice(0, 9), ''].join('\n'));
  await write('menu-2.csv', [head, ...rows.slice(9), ''].join('\n'));
  expect(await readTenantFolder(folder, DRAWN)).toEqual(whole);
});
