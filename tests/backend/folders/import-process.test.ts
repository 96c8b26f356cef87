import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createImportRunner } from '@/backend/operator/run-import';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { writeBareFolder } from '@/tests/support/backend/bare-folder';

const root = mkdtempSync(join(tmpdir(), 'import-process-'));
const connectionString = process.env.TEST_DATABASE_URL ?? '';
let backend: TestBackend;
beforeAll(async () => {
  execFileSync('node', ['scripts/build.mjs', root]);
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  backend = await createTestBackend();
}, 60_000);
afterAll(async () => {
  await backend.close();
  rmSync(root, { recursive: true });
});

test('an import runs in a program of its own, which says what it is at', async () => {
  const run = createImportRunner({
    file: join(root, 'import-process.mjs'),
    connectionString,
    sendsSms: true,
    staffHost: 'staff.localhost',
    countsRows: true,
  });
  const tenant = { domains: ['in-a-program.test'] };
  const folder = await writeBareFolder({ root, slug: 'in-a-program', tenant });
  const tell = jest.fn();
  expect(await run({ folder, tell })).toMatchObject({ ok: true, report: { slug: 'in-a-program' } });
  expect(tell.mock.calls).toEqual([['reading'], ['writing']]);
  expect((await backend.ask({ path: '/domain/config.json', host: 'in-a-program.test' })).status).toBe(200);
  expect(await run({ folder: join(root, 'nowhere'), tell })).toMatchObject({
    ok: false,
    problems: [{ key: 'folder_missing' }],
  });
}, 60_000);

test('one that ends by itself is told in a sentence', async () => {
  const file = join(root, 'dies.mjs');
  writeFileSync(file, "process.once('message', () => process.kill(process.pid, 'SIGKILL'));");
  const run = createImportRunner({
    file,
    connectionString,
    sendsSms: true,
    staffHost: 'staff.localhost',
    countsRows: true,
  });
  await expect(run({ folder: root, tell: () => undefined })).rejects.toThrow(
    'The import ended by itself (SIGKILL), perhaps for want of memory; nothing of it is shown.',
  );
});
