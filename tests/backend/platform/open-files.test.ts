import { readOpenFileLimit, shareOpenFiles } from '@/backend/platform/open-files';
import { ask, statusOf } from '@/tests/e2e/support/raw-http';
import { createKillableBackend } from '@/tests/support/backend/killable-backend';
import { exhaustConnections } from '@/tests/support/faults/exhaust-connections';

const HOST = 'siempre-abierta.localhost';
/** It is healthy again within five seconds; ten times as long here, because machines are shared. */
const SOON_MS = 50_000;
// Elsewhere a process is not told how many files it may have open.
const onLinux = process.platform === 'linux' ? it : it.skip;

onLinux('what may be open is read from the system', () => {
  expect(readOpenFileLimit()).toBeGreaterThan(64);
});

it.each([
  ['callers', 256, false, { connections: 128 }],
  ['callers and the engine', 256, true, { connections: 64, engineFiles: 64 }],
  ['nobody less than works at all', 100, true, { connections: 16, engineFiles: 64 }],
  ['an engine that is given what it would take', 65_536, true, { connections: 64_408, engineFiles: 1_000 }],
  ['everybody, where there is no limit', Number.POSITIVE_INFINITY, true, { engineFiles: 1_000 }],
])('what may be open is enough for %s', (_whom, limit, isEmbedded, shares) => {
  expect(shareOpenFiles({ limit, isEmbedded })).toMatchObject(shares);
});

describe('with 256 files and sockets at the most (guarantee/open-files)', () => {
  let backend: Awaited<ReturnType<typeof createKillableBackend>>;
  beforeAll(async () => {
    backend = await createKillableBackend({ sandboxPort: 1, openFiles: 256 });
  });
  afterAll(() => backend.close());

  onLinux(
    '400 callers find it refusing or answering, and gone they leave it healthy',
    async () => {
      await backend.start();
      await backend.importTenant('tests/e2e/tenants/siempre-abierta');
      const { port } = backend;
      const callers = await exhaustConnections({ port, size: 400 });
      expect(callers.held()).toBeLessThan(400);
      const body = JSON.stringify({ profile: { domain: HOST, name: 'Ana' } });
      const answers = await callers.ask(
        () =>
          `POST /profiles/anonymous.json HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      );
      const statuses = new Set(answers.filter(Boolean).map(statusOf));
      // 408: who asked nothing for ten seconds, on a machine that is slow.
      for (const fine of [408, 503]) statuses.delete(fine);
      expect([...statuses]).toEqual([201]);
      callers.leave();
      const began = performance.now();
      const get = () => ask({ port, host: HOST, path: '/domain/config.json' }).catch(() => '');
      while (statusOf(await get()) !== 200) expect(performance.now() - began).toBeLessThan(SOON_MS);
      expect(backend.isAlive()).toBe(true);
    },
    120_000,
  );
});
