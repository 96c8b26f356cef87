import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { statusOf } from '@/tests/e2e/support/raw-http';
import { createKillableBackend } from '@/tests/support/backend/killable-backend';

let backend: Awaited<ReturnType<typeof createKillableBackend>>;
beforeAll(async () => {
  backend = await createKillableBackend({ sandboxPort: 1 });
  await backend.start();
  await backend.importTenant('tests/e2e/tenants/siempre-abierta');
}, 120_000);
afterAll(() => backend.close());

const EXIT_DATA_FOLDER_HELD = 73;
const EXIT_PORT_TAKEN = 1;
/** No unit of `deploy` takes it for a last word. */
const EXIT_UNREACHABLE = 75;

it('a second one ends with a sentence: the folder is held, or on PostgreSQL the port is taken (guarantee/one-engine)', async () => {
  const { code, said, pid } = await backend.startSecond();
  const isEmbedded = process.env.DATABASE_URL === undefined;
  expect(code).toBe(isEmbedded ? EXIT_DATA_FOLDER_HELD : EXIT_PORT_TAKEN);
  expect(said).toMatch(isEmbedded ? `in use by process ${pid}.` : `Port ${backend.port} is taken`);
  expect(said.trim().split('\n')).toHaveLength(1);
  expect((await fetch(`${backend.address}/readyz`)).status).toBe(200);
}, 60_000);

it('one that finds no database ends with a sentence, to be started again until there is one', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'ordering-none-'));
  const env = { ...process.env, DATA_DIR, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
  const ended = spawnSync('node', ['--import', 'tsx', 'backend/main.ts'], { env, encoding: 'utf8' });
  rmSync(DATA_DIR, { recursive: true });
  expect(ended.stderr).toMatch(/^The database does not answer: .*ECONNREFUSED.*\n$/);
  expect(ended.status).toBe(EXIT_UNREACHABLE);
}, 60_000);

it('tells its metrics, with those of the process', async () => {
  const text = await (await fetch(`${backend.address}/metrics`)).text();
  for (const name of [
    'nodejs_eventloop_lag_p99_seconds',
    'db_connections',
    'jobs_due',
    'http_requests_total',
  ])
    expect(text).toContain(name);
});

it('on a signal it finishes open calls, takes no new ones and exits with 0 (guarantee/graceful-stop)', async () => {
  const body = JSON.stringify({ profile: { domain: 'siempre-abierta.localhost', name: 'Ana' } });
  const socket = connect(backend.port, '127.0.0.1');
  socket.setEncoding('utf8');
  let answer = '';
  socket.on('data', (part: string) => {
    answer += part;
  });
  const closed = once(socket, 'close');
  socket.write(
    `POST /profiles/anonymous.json HTTP/1.1\r\nHost: siempre-abierta.localhost\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nExpect: 100-continue\r\n\r\n`,
  );
  // It has read the headers: from here on the call is being answered.
  await once(socket, 'data');
  expect(answer).toBe('HTTP/1.1 100 Continue\r\n\r\n');
  answer = '';
  const ended = backend.terminate();
  const isRefused = () =>
    fetch(`${backend.address}/healthz`).then(
      () => false,
      () => true,
    );
  while (!(await isRefused())) await new Promise((done) => setImmediate(done));
  socket.write(body);
  expect(await ended).toBe(0);
  await closed;
  expect(statusOf(answer)).toBe(201);
}, 60_000);
