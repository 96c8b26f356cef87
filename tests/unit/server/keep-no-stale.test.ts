import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { keepNoStale } from '@/server/keep-no-stale.mjs';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function cachingOf(said: string | null): Promise<string | null> {
  server = createServer((_request, response) => {
    keepNoStale(response);
    if (said !== null) response.setHeader('Cache-Control', said);
    response.end('page');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)).headers.get(
    'cache-control',
  );
}

test.each([
  ['s-maxage=60, stale-while-revalidate=3540', 's-maxage=60, max-age=0'],
  ['s-maxage=60, stale-while-revalidate', 's-maxage=60, max-age=0'],
])('rule menu/live: a browser that has a page of «%s» asks before it shows it again', async (said, sent) => {
  expect(await cachingOf(said)).toBe(sent);
});

test.each(['public, max-age=31536000, immutable', 'private, no-store', null])(
  '«%s» is sent as it is',
  async (said) => {
    expect(await cachingOf(said)).toBe(said);
  },
);
