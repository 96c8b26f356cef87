/** @jest-environment node */
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createWebMetrics } from '@/server/web-metrics.mjs';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function start(token?: string) {
  const kept = { size: 3, currentSize: 600 };
  const metrics = createWebMetrics({ readCache: () => kept, mostBytes: 1_000, token });
  server = createServer((asked, response) => {
    if (metrics.answer(asked, response)) return;
    metrics.count(response);
    response.setHeader('x-nextjs-cache', String(asked.headers['x-found']));
    response.writeHead(404).end('page');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return (path: string, headers: Record<string, string> = {}) =>
    new Promise<string>((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, headers: { host: 'localhost', ...headers } }, (answer) => {
        let text = '';
        answer.on('data', (part) => {
          text += part;
        });
        answer.on('end', () => resolve(text));
      })
        .on('error', reject)
        .end();
    });
}

test('the cache of pages is told by what was found, its bytes, their limit and its entries', async () => {
  const ask = await start();
  for (const found of ['HIT', 'HIT', 'STALE', 'MISS', 'x"} 1']) await ask('/centro', { 'x-found': found });
  const text = await ask('/metrics');
  for (const line of [
    'page_cache_answers_total{found="hit"} 2',
    'page_cache_answers_total{found="stale"} 1',
    'page_cache_answers_total{found="miss"} 1',
    'page_cache_bytes 600',
    'page_cache_limit_bytes 1000',
    'page_cache_entries 3',
  ])
    expect(text.split('\n')).toContain(line);
  expect(text.match(/^page_cache_answers_total/gm)).toHaveLength(3);
});

test('whom an edge passes on, or who asks for a tenant, gets a page and no metrics', async () => {
  const ask = await start();
  for (const headers of [{ 'x-forwarded-for': '203.0.113.7' }, { via: '1.1 cdn' }, { host: 'a.test' }])
    expect(await ask('/metrics', headers as Record<string, string>)).toBe('page');
});

test('with a token only who sends it reads them', async () => {
  const ask = await start('secret');
  expect(await ask('/metrics')).toBe('page');
  expect(await ask('/metrics', { authorization: 'Bearer wrong!' })).toBe('page');
  expect(await ask('/metrics', { authorization: 'Bearer secret', host: 'a.test' })).toContain(
    'page_cache_bytes',
  );
});
