import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { keepCards } from '@/server/keep-cards.mjs';
import { createEncoder } from '@/server/send-encoded.mjs';

const CARDS = '<main id="main"><ul><li>Ajiaco santafereño</li></ul></main>';
const PAGE = `<!DOCTYPE html><html><body><header></header>${CARDS}<script>self.f("\\u003c/main>")</script></body></html>`;
let server: Server;
const heard: (string | undefined)[] = [];

/** A program that knows one page, under the ETag "a", and answers as Next does: the head first. */
async function serve(body = PAGE) {
  heard.length = 0;
  server = createServer((request, response) => {
    keepCards({ request, response });
    heard.push(request.headers['accept-encoding']);
    response.setHeader('etag', '"a"');
    response.setHeader('content-length', Buffer.byteLength(body));
    if (request.headers['if-none-match'] === '"a"') return void response.writeHead(304).end();
    response.writeHead(200).end(body, 'utf8');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers });
}
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test('a script that asks for the cards of a part gets these alone, unpacked, under an ETag of their own', async () => {
  const ask = await serve();
  const answer = await ask('/centro/menu-part/14?cards', { 'accept-encoding': 'gzip' });
  expect(await answer.text()).toBe(CARDS);
  expect(answer.headers.get('etag')).toBe('"a-cards"');
  expect(heard).toEqual([undefined]);
  const again = await ask('/centro/menu-part/14?cards', { 'if-none-match': '"a-cards"' });
  expect([again.status, again.headers.get('etag')]).toEqual([304, '"a-cards"']);
});

test.each([
  '/centro/menu-part/14',
  '/centro/menu-part/14?cards=1',
  '/centro/menu-part/14?cards&x=1',
  '/centro/menu-part/x?cards',
  '/centro?cards',
])('%s is the whole page', async (path) => {
  const answer = await (await serve())(path);
  expect(await answer.text()).toBe(PAGE);
  expect(answer.headers.get('etag')).toBe('"a"');
});

test('a page without such a part arrives as it is', async () => {
  const ask = await serve('<html><body>Nada</body></html>');
  expect(await (await ask('/centro/menu-part/14?cards')).text()).toBe('<html><body>Nada</body></html>');
});

test.each([
  ['/centro/menu-part/14?cards', '/centro/menu-part/14'],
  ['/centro/menu-part/14', '/centro/menu-part/14?cards'],
])('a program that keeps encoded pages keeps cards and page apart: %s first', async (...paths) => {
  const page = `${PAGE}${'<!-- -->'.repeat(1_000)}`;
  const send = createEncoder({ mostBytes: 1_000_000 });
  server = createServer((request, response) => {
    send({ request, response });
    keepCards({ request, response });
    response.setHeader('etag', '"a"');
    response.setHeader('content-length', Buffer.byteLength(page));
    // Without a head of its own, as where Next does not compress.
    response.end(page, 'utf8');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  for (const path of [...paths, ...paths]) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    expect(await answer.text()).toBe(path.endsWith('?cards') ? CARDS : page);
  }
});
