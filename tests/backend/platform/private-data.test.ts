import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { type Engine, openEngine } from '@/backend/platform/database/open-engine';

const workerFile = resolve('backend/pglite-worker.mjs');
const NOBODY = 65_534;

let above: string;
let dataDir: string;
let umask: number;
beforeAll(() => {
  // The folder above is open, so that others get as far as the data folder.
  above = mkdtempSync(join(tmpdir(), 'ordering-private-'));
  chmodSync(above, 0o755);
  dataDir = join(above, 'data');
  umask = process.umask(0);
  mkdirSync(dataDir);
});
afterAll(() => {
  process.umask(umask);
  rmSync(above, { recursive: true });
});

const folderOf = ({ connectionString }: Engine) =>
  new URL(connectionString).searchParams.get('host') ?? 'no folder';

/** Paths in a folder that anybody but the owner may read, write or run. */
function openToOthers(path: string): string[] {
  const stat = lstatSync(path);
  const own = (stat.mode & 0o077) === 0 || stat.isSocket() ? [] : [`${path} ${stat.mode.toString(8)}`];
  const below = stat.isDirectory() ? readdirSync(path).flatMap((name) => openToOthers(join(path, name))) : [];
  return [...own, ...below];
}

async function run(engine: Engine, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: engine.connectionString });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** The errors that another user of the machine gets when it reads a file and opens a session. */
function tryAsNobody(engine: Engine): string {
  const socket = join(folderOf(engine), '.s.PGSQL.5432');
  const script = `const { readFile } = require('node:fs');
    readFile(${JSON.stringify(join(dataDir, 'pglite/PG_VERSION'))}, (read) => {
      require('node:net').connect(${JSON.stringify(socket)})
        .on('connect', () => { console.log(read?.code, 'connected'); process.exit(); })
        .on('error', (error) => console.log(read?.code, error.code));
    });`;
  return spawnSync(process.execPath, ['-e', script], { uid: NOBODY, gid: NOBODY, cwd: '/', encoding: 'utf8' })
    .stdout;
}

test('the embedded database is its owner’s alone, whatever the umask, and one made before is shut (guarantee/private-database)', async () => {
  const made = await openEngine({ workerFile, dataDir });
  // The catalogues' cache is written by the first session, more files by every table.
  await run(made, 'create table t (a text)', 'vacuum full pg_class', 'checkpoint');
  expect(openToOthers(dataDir)).toEqual([]);
  // Only root may ask as somebody else; elsewhere the modes above say the same.
  if (process.getuid?.() === 0) expect(tryAsNobody(made)).toBe('EACCES EACCES\n');
  await made.stop();
  for (const name of ['.', 'pglite', 'pglite/base']) chmodSync(join(dataDir, name), 0o755);
  chmodSync(join(dataDir, 'pglite/PG_VERSION'), 0o666);
  const again = await openEngine({ workerFile, dataDir });
  await run(again, 'insert into t values (1)');
  expect(openToOthers(dataDir)).toEqual([]);
  await again.stop();
}, 120_000);

test('where the way to the data folder is too long for a socket, it lies in a short folder that goes with it', async () => {
  const fake = join(above, 'fake.mjs');
  writeFileSync(
    fake,
    `import { writeFileSync } from 'node:fs';
     import { parentPort, workerData } from 'node:worker_threads';
     if (workerData.isToCreate) {
       writeFileSync(workerData.dataDir + '/PG_VERSION', '18');
       process.exit(0);
     }
     parentPort.postMessage('listening');
     parentPort.on('message', (message) => message === 'stop' && parentPort.close());`,
  );
  const engine = await openEngine({ workerFile: fake, dataDir: join(above, 'x'.repeat(120)) });
  const folder = folderOf(engine);
  expect(dirname(folder)).toBe(tmpdir());
  expect(openToOthers(folder)).toEqual([]);
  await engine.stop();
  expect(existsSync(folder)).toBe(false);
});
