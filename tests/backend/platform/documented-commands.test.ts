import { execFile } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { bundleProgram } from '@/tests/support/backend/bundle-program';
import { listSourceFiles } from '@/tests/unit/guards/source-files';

const documents = listSourceFiles({ folders: ['docs/operations', 'docs/tenants.md'], pattern: /\.md$/ });
/** Each statement that a document asks of `$DATABASE_URL`, in a block or in a line, and those between backticks alone. */
const statements = documents.flatMap(({ path, text }) => [
  ...[...text.matchAll(/psql "\$DATABASE_URL" -c (?:"([^"]+)"|'([^']+)')/g)].map(([, one, other]) => ({
    path,
    statement: one ?? other ?? '',
  })),
  ...[...text.matchAll(/`(select [^`]+)`/g)].map(([, statement = '']) => ({ path, statement })),
]);
const importBlocks = [...readFileSync('docs/tenants.md', 'utf8').matchAll(/^```sh\n(.*?)^```$/gms)].map(
  ([, block = '']) => block,
);

let backend: TestBackend;
let folder: string;
beforeAll(async () => {
  backend = await createTestBackend();
  folder = mkdtempSync(join(tmpdir(), 'documented-commands-'));
  mkdirSync(join(folder, 'bin'));
  symlinkSync(resolve('tenants'), join(folder, 'tenants'));
  mkdirSync(join(folder, 'converted'));
  for (const file of ['tenant.yaml', 'branches.yaml'])
    copyFileSync(join('tenants/tienda-don-luis', file), join(folder, 'converted', file));
  writeFileSync(join(folder, 'carta.csv'), 'Producto;Precio venta;Familia\nAjiaco;28.500;Sopas\n');
  const npm = join(folder, 'bin', 'npm');
  // `npm run tenant -- words`, as the program is shipped.
  writeFileSync(
    npm,
    `#!/bin/sh\nshift 3\nexec node --liftoff-only ${join(bundleProgram(), 'tenant.mjs')} "$@"\n`,
  );
  chmodSync(npm, 0o755);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await backend.close();
});

test('the documents ask for statements, and none asks otherwise', () => {
  expect(statements.length).toBeGreaterThan(3);
  for (const { path, text } of documents)
    expect([path, text.match(/psql "\$DATABASE_URL"/g)?.length ?? 0]).toEqual([
      path,
      statements.filter((one) => one.path === path && text.includes(`-c "${one.statement}"`)).length +
        statements.filter((one) => one.path === path && text.includes(`-c '${one.statement}'`)).length,
    ]);
});

test.each(statements)('$path: $statement runs on the schema of this build', async ({ statement }) => {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  try {
    // No process has the id -1, so none is ended.
    const { fields } = await client.query(statement.replace('<pid>', '-1'));
    expect(fields.length).toBeGreaterThan(0);
  } finally {
    await client.end();
  }
});

test('the blocks about tenants as folders do what they say', async () => {
  expect(importBlocks.length).toBeGreaterThan(1);
  const run = (block: string) =>
    new Promise<{ code: number; printed: string; said: string }>((done) => {
      const PATH = `${folder}/bin:${process.env.PATH}`;
      const MIGRATIONS_DIR = resolve('backend/migrations');
      const env = {
        ...process.env,
        PATH,
        MIGRATIONS_DIR,
        DATA_DIR: folder,
        DATABASE_URL: process.env.TEST_DATABASE_URL,
      };
      execFile('sh', ['-ec', block], { cwd: folder, env }, (error, printed, said) =>
        done({ code: error ? 1 : 0, printed, said }),
      );
    });
  for (const block of importBlocks) {
    const { code, printed, said } = await run(
      block
        .replaceAll('<slug>', 'tienda-don-luis')
        .replaceAll('<file>', 'carta.csv')
        .replaceAll('<folder>', 'converted'),
    );
    expect({ code, said: code === 0 ? '' : said }).toEqual({ code: 0, said: '' });
    expect(printed).toMatch(
      /^(medida|tienda-don-luis|converted): (\d+ new, \d+ changed, \d+ removed|\d+ files and \d+ pictures in .+|an import would change nothing, 0 products, 0 prices|1 products of columns, 0 pictures)$/m,
    );
  }
}, 120_000);
