import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createImportHold, type HoldImport } from '@/backend/folders/hold-import';
import { importFolder } from '@/backend/folders/import-folder';
import type { ImportLine } from '@/backend/operator/create-imports';
import { createOperatorApp } from '@/backend/operator/operator-app';
import type { RunImport } from '@/backend/operator/run-import';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { writeBareFolder } from '@/tests/support/backend/bare-folder';

let backend: TestBackend;
let root: string;
beforeAll(async () => {
  backend = await createTestBackend();
  root = await mkdtemp(join(tmpdir(), 'create-imports-'));
});
afterAll(async () => {
  await rm(root, { recursive: true });
  await backend.close();
});

/** A backend's operator, whose imports each write only once the test lets them. */
function openOperator(holdImport?: HoldImport) {
  const started: string[] = [];
  const gates = new Map<string, () => void>();
  const runImport: RunImport = async ({ folder, tell }) => {
    started.push(folder);
    tell('writing');
    await new Promise<void>((open) => gates.set(folder, open));
    return importFolder({ db: backend.db, folder });
  };
  const deps = { ...backend.deps, runImport, ...(holdImport ? { holdImport } : {}) };
  const app = createOperatorApp({ deps, key: 'the-key' });
  const headers = { authorization: 'Bearer the-key', 'content-type': 'application/json' };
  const list = async () =>
    (await (await app.request('/operator/imports', { headers })).json()) as ImportLine[];
  return {
    started,
    async importIt(folder: string) {
      const body = JSON.stringify({ folder });
      const answer = await app.request('/operator/imports', { method: 'POST', headers, body });
      return [answer.status, ((await answer.json()) as { error?: string }).error];
    },
    steps: async () => Object.fromEntries((await list()).map(({ slug, step }) => [slug, step])),
    async until(isTrue: (lines: ImportLine[]) => boolean): Promise<void> {
      while (!isTrue(await list())) await new Promise(setImmediate);
    },
    finish: (folder: string) => gates.get(folder)?.(),
  };
}

const writeFolder = (slug: string) => writeBareFolder({ root, slug, tenant: { domains: [`${slug}.test`] } });

test('imports of several tenants run one after the other, and what each waits for is told', async () => {
  const [one = '', two = '', three = ''] = await Promise.all(['one', 'two', 'three'].map(writeFolder));
  const { importIt, started, steps, until, finish } = openOperator();
  const first = importIt(one);
  await until(() => started.length === 1);
  const second = importIt(two);
  await until((lines) => started.length > 1 || lines.some(({ step }) => step.startsWith('waiting')));
  const third = importIt(three);
  await until((lines) => lines.length === 3 && lines.every(({ step }) => step !== 'reading'));
  expect(started).toEqual([one]);
  expect(await steps()).toEqual({
    one: 'writing',
    two: 'waiting for the import of one',
    three: 'waiting for the import of one',
  });
  finish(one);
  expect(await first).toEqual([200, undefined]);
  await until(() => started.length === 2);
  expect(await steps()).toEqual({ two: 'writing', three: 'waiting for the import of two' });
  finish(two);
  await second;
  await until(() => started.length === 3);
  finish(three);
  expect(await third).toEqual([200, undefined]);
  expect(await steps()).toEqual({});
});

/** The embedded database has one program. */
const onPostgres = process.env.DATABASE_URL ? test : test.skip;

onPostgres('two programs do not import the same tenant beside each other', async () => {
  const holdImport = createImportHold(process.env.TEST_DATABASE_URL ?? '');
  const [shared = '', other = ''] = await Promise.all(['shared', 'other'].map(writeFolder));
  const [here, there] = [openOperator(holdImport), openOperator(holdImport)];
  const first = here.importIt(shared);
  await here.until(() => here.started.length === 1);
  const second = there.importIt(shared);
  // Where nobody refuses it, it starts.
  await Promise.race([second, there.until(() => there.started.length === 1)]);
  expect(there.started).toEqual([]);
  expect(await second).toEqual([
    409,
    expect.stringMatching(
      /^shared is being imported since 17:00:00 UTC \((reading|writing)\); try again when that is done\.$/,
    ),
  ]);
  const another = there.importIt(other);
  await there.until(() => there.started.length === 1);
  there.finish(other);
  expect(await another).toEqual([200, undefined]);
  here.finish(shared);
  expect(await first).toEqual([200, undefined]);
  const later = there.importIt(shared);
  await there.until(() => there.started.length === 2);
  there.finish(shared);
  expect(await later).toEqual([200, undefined]);
});
