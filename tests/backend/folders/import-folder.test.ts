import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ImportRefusal } from '@/backend/folders/examine-folder';
import { importFolder } from '@/backend/folders/import-folder';
import { createOperatorApp } from '@/backend/operator/operator-app';
import type { RunImport } from '@/backend/operator/run-import';
import type { Supplier } from '@/lib/contract/branches/supplier';
import { say } from '@/lib/domain/shop/problem';
import { printRefusal } from '@/scripts/tenant/print/print-problem';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { writeBareFolder } from '@/tests/support/backend/bare-folder';

let backend: TestBackend;
let root: string;
beforeAll(async () => {
  backend = await createTestBackend();
  root = await mkdtemp(join(tmpdir(), 'import-folder-'));
});
afterAll(async () => {
  await rm(root, { recursive: true });
  await backend.close();
});

const writeFolder = (slug: string, tenant: object) => writeBareFolder({ root, slug, tenant });

const FIRST = ['one-of-the-first.test', 'two-of-the-first.test'];
const importFirst = async () =>
  importFolder({ db: backend.db, folder: await writeFolder('the-first', { domains: FIRST }) });

test('domains of another tenant are problems like all others, each with its line', async () => {
  expect(await importFirst()).toMatchObject({ ok: true, report: { slug: 'the-first' } });
  const domains = [FIRST[0] ?? '', 'of-the-second.test', FIRST[1] ?? ''];
  const folder = await writeFolder('the-second', { domains, category: 'castle' });
  const app = createOperatorApp({ deps: backend.deps, key: 'the-key' });
  const answer = await app.request('/operator/imports', {
    method: 'POST',
    headers: { authorization: 'Bearer the-key', 'content-type': 'application/json' },
    body: JSON.stringify({ folder }),
  });
  expect(answer.status).toBe(422);
  expect(printRefusal((await answer.json()) as ImportRefusal, 'en')).toEqual([
    expect.stringMatching(/^tenant\.yaml:15 category: "castle" is not allowed here; allowed: restaurant, /),
    'tenant.yaml:4 domains.0: "one-of-the-first.test" belongs to another tenant',
    'tenant.yaml:6 domains.2: "two-of-the-first.test" belongs to another tenant',
  ]);
});

test('the address of the people of all restaurants is no tenant’s (rule staff/people)', async () => {
  const domains = ['of-the-third.test', 'staff.test'];
  const folder = await writeFolder('the-third', { domains });
  const refused = await importFolder({ db: backend.db, folder, staffHost: 'staff.test' });
  expect(refused.ok ? [] : printRefusal(refused, 'en')).toEqual([
    'tenant.yaml:5 domains.1: "staff.test" is the address of the restaurants\' people (STAFF_HOST)',
  ]);
  expect(await importFolder({ db: backend.db, folder, staffHost: 'team.test' })).toMatchObject({ ok: true });
});

test('a folder is no stranger to its own domains', async () => {
  const folder = join(root, 'the-first');
  expect(await importFolder({ db: backend.db, folder })).toMatchObject({
    ok: true,
    report: { inserted: 0, updated: 0, removed: 0 },
  });
});

test('a folder that is not there, or whose name is no slug, writes nothing', async () => {
  const nowhere = join(root, 'nowhere');
  expect(await importFolder({ db: backend.db, folder: nowhere })).toEqual({
    ok: false,
    problems: [{ place: { file: nowhere }, ...say('folder_missing') }],
    questions: [],
    more: 0,
  });
  const folder = await writeFolder('Mi_Tienda', { domains: ['mi-tienda.test'] });
  expect(await importFolder({ db: backend.db, folder })).toMatchObject({
    ok: false,
    problems: [{ place: { file: 'Mi_Tienda' } }],
  });
});

test('a folder that comes again makes only pictures that are new', async () => {
  const folder = await writeFolder('with-pictures', { domains: ['with-pictures.test'], logo: 'logo.png' });
  const paint = (width: number) =>
    sharp({ create: { width, height: 50, channels: 3, background: 'red' } })
      .png()
      .toFile(join(folder, 'images', 'logo.png'));
  await paint(100);
  const encode = jest.spyOn(sharp.prototype, 'toBuffer');
  expect(await importFolder({ db: backend.db, folder })).toMatchObject({ ok: true });
  expect(encode).toHaveBeenCalledTimes(2);
  expect(await importFolder({ db: backend.db, folder })).toMatchObject({
    ok: true,
    report: { inserted: 0, updated: 0, removed: 0 },
  });
  expect(encode).toHaveBeenCalledTimes(2);
  await paint(200);
  expect(await importFolder({ db: backend.db, folder })).toMatchObject({
    ok: true,
    report: { inserted: 3, updated: 1 },
  });
  expect(encode).toHaveBeenCalledTimes(5);
});

test('a category has its own picture, which a later import takes away; a subcategory has none (rule menu/category-pictures)', async () => {
  const folder = await writeFolder('with-tiles', { domains: ['with-tiles.test'] });
  await sharp({ create: { width: 300, height: 200, channels: 3, background: 'green' } })
    .webp()
    .toFile(join(folder, 'images', 'green.webp'));
  await writeFile(join(folder, 'menu.csv'), 'sku,category,name_en,price\ncola,one,Cola,10\n');
  const imageIn = async (cell: string) => {
    await writeFile(join(folder, 'categories.csv'), `key,name_en,image\none,One,${cell}\n`);
    expect(await importFolder({ db: backend.db, folder })).toMatchObject({ ok: true });
    const { body } = await backend.ask({ path: '/domain/suppliers/centro.json', host: 'with-tiles.test' });
    return (body as Supplier).menu.categories[0]?.image;
  };
  const image = await imageIn('green.webp');
  expect(image).toMatchObject({ width: 300, height: 200 });
  const file = `/pictures/${image?.hash}-${image?.width}.webp`;
  expect((await backend.ask({ path: file, host: 'with-tiles.test' })).status).toBe(200);
  expect(await imageIn('')).toBeNull();
  await writeFile(
    join(folder, 'categories.csv'),
    'key,parent,name_en,image\none,,One,gone.webp\ntwo,one,Two,green.webp\n',
  );
  expect(await importFolder({ db: backend.db, folder })).toMatchObject({
    ok: false,
    problems: [say('image_inside'), say('picture_missing', { name: 'gone.webp' })],
  });
});

const menuOf = (lines: number, price: string) =>
  `sku,category,name_en,price\n${Array.from({ length: lines }, (_, at) => `p${at},one,P,${price}\n`).join('')}`;

test('of very many problems the first are told and the others counted, and of too many lines none is read further', async () => {
  const folder = await writeFolder('many-problems', { domains: ['many-problems.test'] });
  await writeFile(join(folder, 'menu.csv'), menuOf(100_000, 'dear'));
  const result = await importFolder({ db: backend.db, folder });
  if (result.ok) throw new Error('it was imported');
  expect(result.problems).toHaveLength(100);
  expect(result.problems[0]).toEqual({
    place: { file: 'menu.csv' },
    ...say('many_lines', { count: 100_000, most: 20_000 }),
  });
  expect(result.more).toBe(19_902);
});

test('a menu with more products than others can bear is refused in a sentence', async () => {
  const folder = await writeFolder('too-many', { domains: ['too-many.test'] });
  await writeFile(join(folder, 'menu.csv'), menuOf(10_001, '10'));
  expect(await importFolder({ db: backend.db, folder })).toEqual({
    ok: false,
    problems: [{ place: { file: 'menu.csv' }, ...say('many_products', { count: 10_001, most: 10_000 }) }],
    questions: [],
    more: 0,
  });
});

test('a second import of a tenant beside the first is told what runs', async () => {
  const folder = await writeFolder('beside', { domains: ['beside.test'] });
  let end = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    end = resolve;
  });
  const deps = {
    ...backend.deps,
    runImport: async (given: Parameters<RunImport>[0]) => {
      given.tell('writing');
      await held;
      return importFolder({ db: backend.db, ...given });
    },
  };
  const app = createOperatorApp({ deps, key: 'the-key' });
  const headers = { authorization: 'Bearer the-key', 'content-type': 'application/json' };
  const importIt = async () =>
    app.request('/operator/imports', { method: 'POST', headers, body: JSON.stringify({ folder }) });
  const first = importIt();
  const running = async () => (await app.request('/operator/imports', { headers })).json();
  while ((await running()).length === 0) await new Promise(setImmediate);
  expect(await running()).toEqual([{ slug: 'beside', step: 'writing', since: '2026-11-18T17:00:00.000Z' }]);
  const second = await importIt();
  expect([second.status, await second.json()]).toEqual([
    409,
    { error: 'beside is being imported since 17:00:00 UTC (writing); try again when that is done.' },
  ]);
  end();
  expect((await first).status).toBe(200);
  expect(await running()).toEqual([]);
});
