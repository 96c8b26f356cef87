import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { createLimitedServer, SOCKET_LIMITS } from '@/server/socket-limits.mjs';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** The bytes that a connection gets which sends this and then nothing more, until it is closed. */
async function hold(text: string, limits: typeof SOCKET_LIMITS): Promise<string> {
  server = createLimitedServer((request, response) => {
    request.resume();
    request.on('end', () => response.end('whole'));
  }, limits).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let received = '';
  socket.setEncoding('utf8').on('data', (part: string) => {
    received += part;
  });
  socket.write(text);
  await once(socket, 'close');
  return received;
}

test('headers that never end are given up as soon as their time is over', async () => {
  const text = 'GET / HTTP/1.1\r\nHost: a.test\r\n';
  expect(await hold(text, { headersMs: 100, bodyMs: 60_000, checkMs: 20 })).toMatch(/^HTTP\/1\.1 408/);
});

test('a body that never ends is given up as soon as its time is over', async () => {
  const text = 'POST /services/x HTTP/1.1\r\nHost: a.test\r\nContent-Length: 500\r\n\r\n{"half';
  expect(await hold(text, { headersMs: 100, bodyMs: 200, checkMs: 20 })).toMatch(/^HTTP\/1\.1 408/);
});

test('slow headers end within a quarter of a minute, slow bodies within about half of one', () => {
  const { headersMs, bodyMs, checkMs } = SOCKET_LIMITS;
  expect(headersMs + checkMs).toBeLessThanOrEqual(15_000);
  expect(bodyMs + checkMs).toBeLessThanOrEqual(32_000);
});
