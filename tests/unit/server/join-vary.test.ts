import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { joinVary } from '@/server/join-vary.mjs';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function headersOf(answer: (response: ServerResponse) => void): Promise<Headers> {
  server = createServer((_request, response) => {
    joinVary(response);
    answer(response);
    response.end('page');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)).headers;
}

test.each([
  ['what Next wrote last', (response: ServerResponse) => response.setHeader('Vary', 'rsc'), 'rsc, Cookie'],
  [
    'several lines',
    (response: ServerResponse) => response.setHeader('Vary', ['rsc', 'Accept']),
    'rsc, Accept, Cookie',
  ],
  ['nothing', () => undefined, 'Cookie'],
])('the cookie stands beside %s, and the private header stays here', async (_what, answer, vary) => {
  const headers = await headersOf((response) => {
    response.setHeader('x-vary', 'Cookie');
    answer(response);
  });
  expect(headers.get('vary')).toBe(vary);
  expect(headers.has('x-vary')).toBe(false);
});

test('an answer that depends on nothing more is left as it is', async () => {
  expect((await headersOf((response) => response.setHeader('Vary', 'rsc'))).get('vary')).toBe('rsc');
});
