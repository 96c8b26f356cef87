import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen, stopListening } from '@/backend/platform/http/listen';
import type { Order } from '@/lib/contract/orders/orders';
import { writeEdgeFolder } from '@/scripts/bench/stage/edge-folder';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { findFreePort } from '@/tests/support/backend/free-port';
import { moveOrderAsOperator } from '@/tests/support/backend/move-order';
import { behindNginx } from '@/tests/support/edge/behind-nginx';
import { openShop } from '@/tests/support/shops/shop';

/** An event is there within a second; ten of them here, because machines are shared. */
const SOON_MS = 10_000;

let backend: TestBackend;
let server: Awaited<ReturnType<typeof listen>>;
const stops: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  backend = await createTestBackend();
  server = await listen({
    host: '127.0.0.1',
    port: 0,
    trustedProxies: new Set(['127.0.0.1']),
    fetch: (request, env) => backend.app.fetch(request, env),
  });
});
afterEach(async () => {
  while (stops.length > 0) await stops.pop()?.();
});
afterAll(async () => {
  const stopped = stopListening(server);
  server.closeAllConnections();
  await stopped;
  await backend.close();
});

/** The shipped edge before a program that answers for the services. @returns its port */
async function openEdge(backendPort: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'ordering-edge-'));
  const port = await findFreePort();
  const ports = { web: 1, backend: backendPort, edge: port };
  const [program = '', ...words] = writeEdgeFolder({ folder, ports });
  const edge = spawn(program, words, { stdio: 'ignore' });
  stops.push(async () => {
    const ended = once(edge, 'exit');
    edge.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  for (let tries = 0; tries < 200; tries += 1) {
    const answered = await fetch(`http://127.0.0.1:${port}/services/nothing`).catch(() => null);
    if (answered) return port;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('nginx did not start');
}

/** Opens a live page. @throws when nothing of it comes */
function open(asked: {
  port: number;
  path: string;
  headers: Record<string, string>;
}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', timeout: SOON_MS, ...asked }, resolve);
    request.on('timeout', () => request.destroy(new Error('no answer came')));
    request.on('error', reject);
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

/** An order that was just placed, and the headers of its diner. */
async function placeOrder() {
  const shop = await openShop(backend);
  const ana = await shop.createDiner();
  const placed = await shop.placeCart(ana, await shop.fillCart(ana));
  return { id: (placed.body as Order).id, headers: { ...ana.headers, host: shop.host } };
}

behindNginx('an event goes through the shipped edge at once, neither packed nor held back', async () => {
  const { id, headers } = await placeOrder();
  const page = await open({
    port: await openEdge((server.address() as AddressInfo).port),
    path: `/services/core/orders/${id}/events`,
    headers: { ...headers, 'accept-encoding': 'gzip' },
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
});

behindNginx('the shipped edge holds nothing back of a program that does not ask for that', async () => {
  const program = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () =>
      socket.write(
        'HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\ndata: 1\n\n',
      ),
    );
    stops.push(async () => socket.destroy());
  }).listen(0, '127.0.0.1');
  await once(program, 'listening');
  stops.push(async () => program.close());
  const port = await openEdge((program.address() as AddressInfo).port);
  const page = await open({ port, path: '/services/core/orders/1/events', headers: { host: 'a.test' } });
  expect(await hear(page, 'data: 1')).toBeLessThan(SOON_MS);
  page.destroy();
});

it('other edges are asked to hold nothing back and to change nothing', async () => {
  const { id, headers } = await placeOrder();
  const { port } = server.address() as AddressInfo;
  const page = await open({ port, path: `/orders/${id}/events`, headers });
  expect(page.headers).toMatchObject({
    'x-accel-buffering': 'no',
    'cache-control': expect.stringContaining('no-transform'),
  });
  page.destroy();
});
