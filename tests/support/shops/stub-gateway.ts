import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Seen = { method: string; path: string; headers: IncomingMessage['headers']; body: string };
type Handler = (response: ServerResponse, seen: Seen) => void;

/** A server that answers as a test says, and remembers what it was asked. */
export async function openStubGateway(first: Handler) {
  const seen: Seen[] = [];
  let handler = first;
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      const one = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body };
      seen.push(one);
      handler(response, one);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    seen,
    answer(next: Handler) {
      handler = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export const json =
  (status: number, body: unknown): Handler =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
