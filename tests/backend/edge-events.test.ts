import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen, stopListening } from '@/backend/http/listen';
import { moveOrderAsOperator } from '@/backend/move-order-as-operator';
import type { Order } from '@/lib/contract/orders';
import { writeEdgeFolder } from '@/scripts/bench/edge-folder';
import { createTestBackend, type TestBackend } from '../support/backend';
import { openShop } from '../support/shop';

const hasNginx = spawnSync('nginx', ['-v']).status === 0;
/** An event is there within a second; ten of them here, because machines are shared. */
const SOON_MS = 10_000;

let backend: TestBackend;
let edge: ChildProcess | null = null;
let server: Awaited<ReturnType<typeof listen>>;
let edgePort: number;
const folder = mkdtempSync(join(tmpdir(), 'ordering-edge-'));

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function untilItAnswers(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const answered = await fetch(`http://127.0.0.1:${port}/services/nothing`).catch(() => null);
    if (answered) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('nginx did not start');
}

beforeAll(async () => {
  backend = await createTestBackend();
  server = await listen({
    host: '127.0.0.1',
    port: 0,
    trustedProxies: new Set(['127.0.0.1']),
    fetch: (request, env) => backend.app.fetch(request, env),
  });
  if (!hasNginx) return;
  edgePort = await findFreePort();
  const ports = { web: 1, backend: (server.address() as AddressInfo).port, edge: edgePort };
  const [program = '', ...words] = writeEdgeFolder({ folder, ports });
  edge = spawn(program, words, { stdio: 'ignore' });
  await untilItAnswers(edgePort);
});
afterAll(async () => {
  if (edge) {
    edge.kill('SIGTERM');
    await once(edge, 'exit');
  }
  const stopped = stopListening(server);
  server.closeAllConnections();
  await stopped;
  await backend.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens a live page through the edge. */
function open({
  path,
  headers,
}: {
  path: string;
  headers: Record<string, string>;
}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: edgePort, path, headers }, resolve).on('error', reject);
  });
}

/** The next part of a stream that holds a word; how long it took. */
function hear(stream: IncomingMessage, word: string): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`nothing of "${word}" came`)), SOON_MS);
    const read = (part: Buffer) => {
      if (!part.toString().includes(word)) return;
      clearTimeout(late);
      stream.off('data', read);
      resolve(performance.now() - began);
    };
    stream.on('data', read);
  });
}

(hasNginx ? it : it.skip)(
  'an event goes through the shipped edge at once, neither packed nor held back',
  async () => {
    const shop = await openShop(backend);
    const ana = await shop.createDiner();
    const cart = await shop.fillCart(ana);
    const placed = await shop.ask({
      method: 'POST',
      path: '/orders.json',
      headers: ana.headers,
      body: { purchase_id: cart.purchase_id, total: cart.total, terms: true },
    });
    const { id } = placed.body as Order;
    const page = await open({
      path: `/services/core/orders/${id}/events`,
      headers: { ...ana.headers, host: shop.host, 'accept-encoding': 'gzip' },
    });
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({ 'content-type': expect.stringMatching(/^text\/event-stream/) });
    expect(page.headers['content-encoding']).toBeUndefined();
    expect(page.headers['cache-control']).toContain('no-store');
    await hear(page, 'data:');
    for (const status of ['accepted', 'preparation']) {
      const heard = hear(page, 'data:');
      await moveOrderAsOperator({ deps: backend.deps, id: String(id), status });
      expect(await heard).toBeLessThan(SOON_MS);
    }
    page.destroy();
  },
);
