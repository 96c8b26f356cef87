import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { cleanHeaders, hideRewrite } from '@/server/guard-request.mjs';
import { catchPrints, createLog, logCall } from '@/server/log-lines.mjs';
import { pipeService, readServiceUrls } from '@/server/pipe-service.mjs';
import { nameFetches, nameRequest, runNamed } from '@/server/request-id.mjs';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { openShop, type Shop } from '@/tests/support/shops/shop';

const NAMED = 'ab'.repeat(16);
const SECRET = 'un-secreto-en-la-ruta';
const servers: Server[] = [];
const webLines: string[] = [];
const log = createLog('info', { write: (line: string) => void webLines.push(line) });
/** Prints and fetches of the page that the web program draws below. */
const prints = { error: (..._parts: unknown[]) => undefined };
let web: string;
let backend: TestBackend;
let shop: Shop;

async function listen(handle: RequestListener): Promise<string> {
  const server = createServer(handle);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  backend = await createTestBackend();
  shop = await openShop(backend);
  backend.app.get('/fails', async (c) =>
    c.json(await backend.db.tenant(c.var.instance.id, (sql) => sql('select $1::bigint as id', [SECRET]))),
  );
  const answer = getRequestListener((request) => backend.app.fetch(request, { remoteAddress: '127.0.0.1' }));
  const service = await listen((request, response) => void answer(request, response));
  const urls = readServiceUrls({ BACKEND_URL: service });
  catchPrints({ log, target: prints });
  const page = { fetch: globalThis.fetch };
  nameFetches(page);
  web = await listen((request, response) => {
    const requestId = nameRequest(request);
    hideRewrite(response, logCall({ log, request, response, requestId }));
    cleanHeaders(request);
    request.headers['x-forwarded-host'] = shop.host;
    if (request.url?.startsWith('/services/')) return pipeService({ request, response, urls });
    return runNamed(requestId, async () => {
      response.setHeader('x-middleware-rewrite', `/${shop.host}/es-CO/centro`);
      await page.fetch(`${service}/fails`, { headers: { 'x-forwarded-host': shop.host } });
      prints.error(' \u001b[31m⨯\u001b[39m', new Error(SECRET));
      response.writeHead(500).end();
    });
  });
});
afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  await backend.close();
});

/** The lines of both programs, read by one reader, in the order of the programs. */
async function linesOf(path: string, id: string) {
  webLines.length = 0;
  backend.logged.length = 0;
  const answer = await fetch(`${web}${path}`, { headers: { 'x-request-id': id } });
  await answer.text();
  // The line of the web program follows the end of the answer.
  while (!webLines.some((line) => line.includes('"ms"'))) await new Promise(setImmediate);
  const text = [...webLines, ...backend.logged].join('');
  expect(text).not.toContain(SECRET);
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

it('one id of the edge is in the lines of the web, of the backend and of the statement that failed', async () => {
  const lines = await linesOf(`/services/core/fails?token=${SECRET}`, NAMED);
  expect(lines).toMatchObject([
    { level: 30, name: 'web', route: '/services/*', status: 500 },
    { level: 50, msg: 'request failed', error: { code: '22P02' } },
    { level: 30, tenant: shop.slug, route: '/fails', status: 500 },
  ]);
  for (const line of lines) expect(line).toMatchObject({ requestId: NAMED, time: expect.any(Number) });
});

it('a page hands its id to what it asks for, names its tenant, and what it prints becomes a line (guarantee/quiet-logs)', async () => {
  const lines = await linesOf(`/centro?token=${SECRET}`, NAMED);
  expect(lines).toMatchObject([
    { level: 50, name: 'web', msg: '⨯', error: { name: 'Error' } },
    { level: 30, name: 'web', host: shop.host, route: 'page', status: 500 },
    { level: 50, msg: 'request failed' },
    { level: 30, tenant: shop.slug },
  ]);
  for (const line of lines) expect(line).toMatchObject({ requestId: NAMED });
});

it('an id that a visitor makes up is in no line', async () => {
  const [line, ...others] = await linesOf('/services/core/fails', SECRET);
  expect(line.requestId).toMatch(/^[0-9a-f]{32}$/);
  for (const other of others) expect(other.requestId).toBe(line.requestId);
});
