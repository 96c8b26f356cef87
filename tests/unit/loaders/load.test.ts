import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadTenant } from '@/lib/loaders/load';

const servers: Server[] = [];
const realUrl = process.env.EXPERIENCE_URL;
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
  if (realUrl === undefined) delete process.env.EXPERIENCE_URL;
  else process.env.EXPERIENCE_URL = realUrl;
});

async function listen(handle: RequestListener): Promise<string> {
  const server = createServer(handle);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('what a page is drawn from comes from the service itself, never from where it points to', async () => {
  let calls = 0;
  const elsewhere = await listen((_request, response) => {
    calls += 1;
    response.end('{}');
  });
  process.env.EXPERIENCE_URL = await listen((_request, response) =>
    response.writeHead(302, { location: elsewhere }).end(),
  );
  await expect(loadTenant('a.test', 'es')).rejects.toMatchObject({ kind: 'network' });
  expect(calls).toBe(0);
});
