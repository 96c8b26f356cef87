import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { coverFailure } from '@/server/cover-failure.mjs';

type Draw = (request: IncomingMessage, response: ServerResponse) => void;

const drawPage: Draw = (request, response) =>
  response
    .writeHead(503, { 'content-type': 'text/html', 'retry-after': '5' })
    .end(`back soon: ${request.headers.host} ${request.headers.cookie} ${request.url}`);

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A program whose pages are drawn by `draw`, and whose page for failures by `page`. */
async function ask({
  draw,
  page = drawPage,
  path = '/menu?lang=en',
  method = 'GET',
}: {
  draw: Draw;
  page?: Draw;
  path?: string;
  method?: string;
}) {
  server = createServer((request, response) => {
    if (request.url?.startsWith('/api/')) return page(request, response);
    coverFailure({ request, response, address: server.address() as AddressInfo });
    draw(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers: { cookie: 'lang=en' } });
  const { status, headers } = answer;
  return { port, status, headers, text: await answer.text() };
}

test.each<[string, Draw]>([
  ['at once', (_request, response) => response.writeHead(500, { 'x-own': '1' }).end('Internal Server Error')],
  [
    'by its status alone',
    (_request, response) => {
      response.statusCode = 500;
      response.setHeader('x-own', '1');
      response.end('Internal Server Error');
    },
  ],
  [
    'in parts',
    (_request, response) => {
      response.statusCode = 500;
      response.write('Internal');
      response.write(' Server Error');
      response.end();
    },
  ],
])('a page that fails %s becomes the tenant’s own, on its host and in its language', async (_how, draw) => {
  const { port, status, headers, text } = await ask({ draw });
  expect(status).toBe(503);
  expect(headers.get('retry-after')).toBe('5');
  expect(headers.get('x-own')).toBeNull();
  expect(text).toBe(`back soon: 127.0.0.1:${port} lang=en /api/unavailable?lang=en`);
});

test('a page whose address lost its query keeps its language', async () => {
  const draw: Draw = (request, response) => {
    request.url = '/menu';
    response.writeHead(500).end();
  };
  expect((await ask({ draw })).text).toMatch(/ \/api\/unavailable\?lang=en$/);
});

test('what is drawn goes through as it is, refusals too', async () => {
  for (const status of [200, 404, 503]) {
    const answer = await ask({
      draw: (_request, response) => response.writeHead(status, { 'x-own': '1' }).end('own'),
    });
    expect({ status: answer.status, own: answer.headers.get('x-own'), text: answer.text }).toEqual({
      status,
      own: '1',
      text: 'own',
    });
    server.close();
  }
});

test('without even that page it is a bare 503 that says when to come again', async () => {
  const { status, headers, text } = await ask({
    draw: (_request, response) => response.writeHead(500).end('Internal Server Error'),
    page: (request) => request.socket.destroy(),
  });
  expect(status).toBe(503);
  expect(headers.get('retry-after')).toBe('5');
  expect(text).toBe('');
});

test('a HEAD gets the headers alone', async () => {
  const { status, text } = await ask({
    draw: (_request, response) => response.writeHead(500).end(),
    method: 'HEAD',
  });
  expect(status).toBe(503);
  expect(text).toBe('');
});
