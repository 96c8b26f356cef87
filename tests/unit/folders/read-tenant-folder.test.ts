import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPrice } from '@/backend/folders/read/read-price';
import { readTenantFolder } from '@/backend/folders/read/read-tenant-folder';
import { printProblem, sayIn } from '@/scripts/tenant/print/print-problem';

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'tenant-')), 'brasa-andina');
  await cp('tenants/brasa-andina', folder, { recursive: true });
});
afterEach(() => rm(join(folder, '..'), { recursive: true }));

import { DRAWN } from '@/tests/support/backend/bare-folder';

const edit = async (file: string, change: (text: string) => string) =>
  writeFile(join(folder, file), change(await readFile(join(folder, file), 'utf8')));

async function problemsOf(): Promise<string[]> {
  const result = await readTenantFolder(folder, DRAWN);
  return result.ok ? [] : result.problems.map(printProblem);
}

test('the demo tenant is right', async () => {
  expect(await problemsOf()).toEqual([]);
});

test('every problem is named in one run, with its place and what is allowed', async () => {
  await edit('menu.csv', (text) =>
    text
      .replace(',32900,', ',32.9,')
      .replace('image,new,', 'imge,new,')
      .replace('|natas,\nbandeja', '|nata,\nbandeja'),
  );
  await edit('branches.yaml', (text) =>
    text.replace('timezone: America/Bogota', 'timezone: America/Macondo'),
  );
  await edit('tenant.yaml', (text) => text.replace('currency: COP', 'currency: COPS'));
  const first = await problemsOf();
  expect(first).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^tenant\.yaml:4 currency: /),
      expect.stringMatching(/^branches\.yaml:8 0\.timezone: is not a known time zone/),
    ]),
  );
  await edit('branches.yaml', (text) => text.replace('America/Macondo', 'America/Bogota'));
  await edit('tenant.yaml', (text) => text.replace('currency: COPS', 'currency: COP'));
  expect(await problemsOf()).toEqual(
    expect.arrayContaining([
      'menu.csv:2 price: "32.9" has decimals, COP has none',
      'menu.csv:1 imge: is not a known column; did you mean image?',
      'menu.csv:2 related: "nata" is not in the menu',
    ]),
  );
});

test.each([
  ['restaurant', '', []],
  ['store', '', ['delivery', 'schedule', 'take_away', 'grab_and_go']],
  ['store', 'no_tip: []\n', []],
])('a %s that says %j asks for no tip with %j (rule cart/tip)', async (category, said, noTip) => {
  await edit('tenant.yaml', (text) =>
    text.replace('category: restaurant\n', `category: ${category}\n${said}`),
  );
  expect(await readTenantFolder(folder, DRAWN)).toMatchObject({ ok: true, bundle: { noTip } });
});

test('a spreadsheet’s own ways are read: byte-order mark, semicolons, Windows line ends, markup as text', async () => {
  await writeFile(
    join(folder, 'menu.csv'),
    '\uFEFFprice;name_es;sku;category;description_es\r\n1000;"Sopa ""de casa"" 🍲";s1;olla;"<b>Rica</b>, de verdad"\r\n',
  );
  const result = await readTenantFolder(folder, DRAWN);
  if (!result.ok) throw new Error(result.problems.map(printProblem).join('\n'));
  expect(result.bundle.products).toMatchObject([
    { sku: 's1', name: { es: 'Sopa "de casa" 🍲' }, description: { es: '<b>Rica</b>, de verdad' } },
  ]);
});

test.each([
  ['12,90', 'PEN', '"12,90" uses a comma: write 12.90'],
  ['24.905', 'PEN', '"24.905" has 3 decimals, PEN has 2'],
  ['32.900', 'COP', '"32.900" has a thousands separator: write 32900'],
  ['1,234,500', 'COP', '"1,234,500" has a thousands separator: write 1234500'],
  ['1,234', 'PEN', '"1,234" has a thousands separator: write 1234'],
  ['gratis', 'COP', '"gratis" is not a price; allowed: digits, such as 32900'],
  ['-5', 'COP', '"-5" is not a price; allowed: digits, such as 32900'],
  ['24.9', 'PEN', 2_490],
  ['32900', 'COP', 32_900],
] as const)('price %s in %s', (cell, currency, expected) => {
  const price = readPrice({ cell, currency, hasDecimalComma: false });
  expect(typeof price === 'number' ? price : sayIn('en')(price)).toBe(expected);
});
