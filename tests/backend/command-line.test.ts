import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDataFolder } from '@/backend/db/data-folder-lock';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'command-line-'));
});
afterEach(() => rm(folder, { recursive: true }));

const dataDir = () => join(folder, 'data');

/** Runs `npm run tenant -- …` on a data folder of its own. */
function tenant(...words: string[]): Promise<{ code: number; out: string; said: string }> {
  const { DATABASE_URL: _shared, ...env } = process.env;
  return new Promise((done) => {
    execFile(
      'node',
      ['--import', 'tsx', 'scripts/tenant.ts', ...words],
      { env: { ...env, DATA_DIR: dataDir() } },
      (error, out, said) => done({ code: error ? 1 : 0, out: out.trim(), said: said.trim() }),
    );
  });
}

test('with no backend running, the command line works on the database itself', async () => {
  await tenant('generate', 'medida', '--products', '3', '--out', folder);
  const generated = join(folder, 'medida');
  expect(await tenant('import', generated)).toMatchObject({ code: 0, said: '' });
  expect((await tenant('import', generated)).out).toBe('medida: 0 new, 0 changed, 0 removed');
  expect((await tenant('lock', 'medida')).out).toBe('medida is locked.');
  expect((await tenant('show', 'medida')).out).toMatch(
    /\nLast done, in UTC:\n\d{4}-\d\d-\d\d \d\d:\d\d {2}operator {2}instance\.status {2}from active to locked$/,
  );
  const { out } = await tenant('show', 'medida', '--json');
  expect(JSON.parse(out)).toMatchObject({ slug: 'medida', status: 'locked', figures: { products: 3 } });
  const broken = await tenant('import', join(folder, 'nowhere'), generated);
  expect(broken).toMatchObject({ code: 1, out: '' });
  expect(broken.said.split('\n')).toEqual([
    'medida: 0 new, 0 changed, 0 removed',
    `${join(folder, 'nowhere')}: there is no such folder`,
    `${join(folder, 'nowhere')} was not imported.`,
  ]);
}, 120_000);

test('while another command is at work, a second one says so in a sentence', async () => {
  const lock = lockDataFolder({ dataDir: dataDir(), address: null });
  expect(await tenant('list')).toEqual({
    code: 1,
    out: '',
    said: `Another command (process ${process.pid}) is at work in the data folder ${dataDir()}; try again when it is done.`,
  });
  lock.release();
}, 60_000);

test('a backend that does not answer yet is named', async () => {
  const lock = lockDataFolder({ dataDir: dataDir(), address: 'http://127.0.0.1:9' });
  expect((await tenant('list')).said).toBe(
    `The backend (process ${process.pid}) does not answer at http://127.0.0.1:9; it may still be starting.`,
  );
  lock.release();
}, 60_000);

test.each([
  ['a word that is no command', ['imprt'], /^There is no command imprt\.\nnpm run tenant/],
  ['a command without its words', ['key'], /^npm run tenant -- key <slug>/],
  ['too many words', ['lock', 'a', 'b'], /^npm run tenant -- lock <slug>$/],
])('%s is answered with the usage', async (_name, words, said) => {
  expect(await tenant(...words)).toMatchObject({ code: 1, said: expect.stringMatching(said) });
});
