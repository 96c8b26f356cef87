import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkFolder } from '@/backend/folders/check-folder';
import { importFolder } from '@/backend/folders/import-folder';
import { printStep } from '@/scripts/tenant/shop/print-step';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { writeBareFolder } from '@/tests/support/backend/bare-folder';

let backend: TestBackend;
const root = mkdtempSync(join(tmpdir(), 'check-folder-'));
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(async () => {
  rmSync(root, { recursive: true });
  await backend.close();
});

test('a folder is checked as it would be imported, and nothing is written', async () => {
  const folder = await writeBareFolder({ root, slug: 'checked', tenant: { domains: ['checked.test'] } });
  const writeMenu = (...rows: string[]) =>
    writeFileSync(join(folder, 'menu.csv'), ['sku,category,name_en,price', ...rows, ''].join('\n'));
  writeFileSync(join(folder, 'categories.csv'), 'key,name_en\none,One\n');
  writeMenu('a,one,Cola,10', 'b,one,Water,5', 'c,one,Tea,7');
  const check = () => checkFolder({ db: backend.db, folder });
  expect(await check()).toMatchObject({
    ok: true,
    isNew: true,
    questions: [],
    counts: { things: { product: 3 } },
  });
  expect((await backend.ask({ path: '/domain/config.json', host: 'checked.test' })).status).toBe(404);
  expect(await importFolder({ db: backend.db, folder })).toMatchObject({ ok: true });
  expect(await check()).toMatchObject({ ok: true, isNew: false, patches: [], counts: { steps: 0 } });
  // A price ten times as high, and a product of three that is gone: each is said, and the first is asked.
  writeMenu('a,one,Cola,100', 'b,one,Water,5');
  const checked = await check();
  expect(checked).toMatchObject({
    ok: true,
    questions: [{ key: 'prices_jump' }],
    counts: { steps: 2, prices: 1 },
  });
  expect('patches' in checked && checked.patches?.map(printStep)).toEqual([
    '- product c',
    expect.stringMatching(/^product a offers\.\S+\.priceMinor: \d+ → \d+$/),
  ]);
  expect(await check()).toEqual(checked);
  writeMenu('a,two,Cola,dear');
  expect(await check()).toMatchObject({ ok: false, questions: [], problems: [{}, {}] });
});
