import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hideRewrite } from '@/server/guard-request.mjs';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function headersOf(answer: (response: ServerResponse) => void): Promise<Headers> {
  server = createServer((_request, response) => {
    hideRewrite(response);
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)).headers;
}

test.each(['x-middleware-rewrite', 'x-nextjs-rewritten-path', 'x-nextjs-rewritten-query'])(
  'an answer does not tell the hidden path by %s',
  async (name) => {
    const headers = await headersOf((response) => {
      response.setHeader(name, '/a.test/es-CO/centro');
      response.setHeader('x-own', '1');
      response.end('page');
    });
    expect(headers.has(name)).toBe(false);
    expect(headers.get('x-own')).toBe('1');
  },
);
