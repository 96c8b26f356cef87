import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { isFree } from '@/scripts/ports.mjs';
import { findFreePort } from '@/tests/support/backend/free-port';

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

async function listenAt(host: string): Promise<number> {
  const port = await findFreePort();
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  servers.push(server);
  return port;
}

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['0.0.0.0', '127.0.0.1'],
  ['127.0.0.1', '0.0.0.0'],
])('a port held at %s is taken for who wants %s', async (held, host) => {
  expect(await isFree({ host, port: await listenAt(held) })).toBe(false);
});

test('a port that nobody holds is free, and stays so', async () => {
  const port = await findFreePort();
  for (const host of ['127.0.0.1', '0.0.0.0']) expect(await isFree({ host, port })).toBe(true);
});

test('a host that is not of this machine is left to the program to tell', async () => {
  expect(await isFree({ host: '192.0.2.1', port: await findFreePort() })).toBe(true);
});
