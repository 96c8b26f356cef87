import { createServer, type RequestListener, request, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { finished } from 'node:stream/promises';
import { serviceUrl } from '@/lib/config/service-urls';
import { pipeService, readServiceUrls } from '@/server/pipe-service.mjs';

const servers: Server[] = [];
const realUrl = process.env.BACKEND_URL;
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
  if (realUrl === undefined) delete process.env.BACKEND_URL;
  else process.env.BACKEND_URL = realUrl;
});

async function listen(handle: RequestListener): Promise<string> {
  const server = createServer(handle);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The web program's address in front of a service at `BACKEND_URL`. */
const pipeTo = (BACKEND_URL: string, idleMs?: number) => {
  const urls = readServiceUrls({ BACKEND_URL });
  return listen((asked, response) => pipeService({ request: asked, response, urls, idleMs }));
};

const echoPath: RequestListener = (request, response) => response.end(request.url);

test.each(['', '/', '/ordering', '/ordering/', '/a/b/'])(
  'below a base path of %j a browser’s call reaches what a page’s own call reaches',
  async (basePath) => {
    const service = await listen(echoPath);
    const web = await pipeTo(`${service}${basePath}`);
    process.env.BACKEND_URL = `${service}${basePath}`;
    const call = '/domain/config.json?domain=a.test';
    const piped = await (await fetch(`${web}/services/experience${call}`)).text();
    expect(piped).toBe(`${basePath.replace(/\/$/, '')}${call}`);
    expect(await (await fetch(`${serviceUrl('experience')}${call}`)).text()).toBe(piped);
  },
);

test('a service has an address of its own where one is set, else that of the backend (rule platform/service-addresses)', () => {
  const urls = readServiceUrls({ BACKEND_URL: 'http://a.test/', CORE_API_URL: 'http://b.test/core/' });
  expect([urls.get('core-api')?.href, urls.get('cart')?.href]).toEqual([
    'http://b.test/core',
    'http://a.test/',
  ]);
  expect(readServiceUrls({}).get('cart')?.href).toBe('http://127.0.0.1:4000/');
});

test.each(['%2e%2e/admin', 'a/.%2E/x', 'a/%2e'])(
  'a path that climbs (%s) reaches no service',
  async (path) => {
    let calls = 0;
    const web = await pipeTo(
      await listen((_request, response) => {
        calls += 1;
        response.end();
      }),
    );
    // A browser's fetch would resolve the dots by itself.
    const status = await new Promise((resolve, reject) =>
      request(web, { path: `/services/core/${path}` }, (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end(),
    );
    expect([status, calls]).toEqual([404, 0]);
  },
);

test('dots of a query and of a name are let through', async () => {
  const web = await pipeTo(await listen(echoPath));
  const path = '/..x/config.json?next=/../a';
  expect(await (await fetch(`${web}/services/core${path}`)).text()).toBe(path);
});

test('a service that says nothing for too long is given up', async () => {
  let asked = (_socket: Socket): void => undefined;
  const socket = new Promise<Socket>((resolve) => {
    asked = resolve;
  });
  const web = await pipeTo(await listen(({ socket: of }) => asked(of)), 20);
  const answer = await fetch(`${web}/services/core/x`);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ error: { key: 'unavailable', message: 'unavailable' } });
  await finished(await socket).catch(() => undefined);
});

test('an answer that stops in its middle is broken off', async () => {
  const web = await pipeTo(await listen((_request, response) => void response.write('half')), 2_000);
  const answer = await fetch(`${web}/services/core/x`);
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow();
});
