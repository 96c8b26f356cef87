import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeEdgeFolder } from '@/scripts/bench/stage/edge-folder';
import { findFreePort } from '@/tests/support/backend/free-port';
import { behindNginx } from '@/tests/support/edge/behind-nginx';
import { secretAddresses, TOKENS } from '@/tests/support/edge/secret-addresses';

const ADDRESSES = TOKENS.flatMap(secretAddresses);

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
  for (const path of [...ADDRESSES, '/centro']) statuses.push((await ask(path)).status);
  edge.kill('SIGTERM');
  await ended;
  const logs = ['access.log', 'error.log'].map((name) => readFileSync(join(folder, name), 'utf8')).join('');
  rmSync(folder, { recursive: true, force: true });
  expect(statuses).toEqual([...ADDRESSES, ''].map(() => 503));
  expect(logs).toContain('"GET /centro" 503');
  for (const token of TOKENS) expect(logs).not.toContain(token);
});
