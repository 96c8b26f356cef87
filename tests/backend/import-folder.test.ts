import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { importFolder } from '@/backend/db/import-folder';
import { createOperatorApp } from '@/backend/http/operator';
import { createTestBackend, type TestBackend } from '../support/backend';
import { writeBareFolder } from '../support/bare-folder';

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
  expect(await answer.json()).toEqual({
    problems: [
      expect.stringMatching(/^tenant\.yaml:15 category: Invalid option/),
      'tenant.yaml:4 domains.0: "one-of-the-first.test" belongs to another tenant',
      'tenant.yaml:6 domains.2: "two-of-the-first.test" belongs to another tenant',
    ],
  });
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
    problems: [{ file: nowhere, message: 'there is no such folder' }],
  });
  const folder = await writeFolder('Mi_Tienda', { domains: ['mi-tienda.test'] });
  expect(await importFolder({ db: backend.db, folder })).toMatchObject({
    ok: false,
    problems: [{ file: 'Mi_Tienda' }],
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
