import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeEdgeFolder } from '@/scripts/bench/stage/edge-folder';
import { findFreePort } from '@/tests/support/backend/free-port';

const behindNginx = spawnSync('nginx', ['-v']).status === 0 ? test : test.skip;

const TOKEN = '0a'.repeat(32);
/** Addresses that open something to whoever knows them (guarantee/token-addresses). */
const SECRETS = [
  `/centro/sl/7/${TOKEN}/8`,
  `/book_info/7/${TOKEN}`,
  `/rate/7/${TOKEN}`,
  `/ratecluvi/7/${TOKEN}`,
  `/md?table=${TOKEN}`,
  `/centro/md?table=${TOKEN}`,
  `/centro/join?t=${TOKEN}`,
  `/?preview=${TOKEN}`,
  `/services/core/profiles/login_smart_link/7/${TOKEN}.json`,
  `/services/core-api/rate/7/${TOKEN}.json`,
  `/services/core-api/orders/7.json?key=${TOKEN}`,
];

behindNginx('no log of the edge holds a token, also while the programs are away', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ordering-edge-logs-'));
  const port = await findFreePort();
  const away = { web: await findFreePort(), backend: await findFreePort(), edge: port };
  const [program = '', ...words] = writeEdgeFolder({ folder, ports: away });
  const edge = spawn(program, words, { stdio: 'ignore' });
  const ended = once(edge, 'exit');
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
  while (edge.exitCode === null && !(await ask('/services/nothing').catch(() => null))) {
    await new Promise((done) => setTimeout(done, 20));
  }
  const statuses: number[] = [];
  for (const path of [...SECRETS, '/centro']) statuses.push((await ask(path)).status);
  edge.kill('SIGTERM');
  await ended;
  const logs = ['access.log', 'error.log'].map((name) => readFileSync(join(folder, name), 'utf8')).join('');
  rmSync(folder, { recursive: true, force: true });
  expect(statuses).toEqual([...SECRETS, ''].map(() => 503));
  expect(logs).toContain('"GET /centro" 503');
  expect(logs).not.toContain(TOKEN);
});
