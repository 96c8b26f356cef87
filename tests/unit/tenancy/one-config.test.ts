import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getConfig } from '@/lib/contract/tenant/calls';
import { loadTenant } from '@/lib/loaders/load';
import { loadTenantFacts } from '@/lib/tenancy/load-tenant-facts';
import { getContractExample } from '@/tests/support/backend/contract-examples';

const realUrl = process.env.EXPERIENCE_URL;
afterEach(() => {
  if (realUrl === undefined) delete process.env.EXPERIENCE_URL;
  else process.env.EXPERIENCE_URL = realUrl;
});

test('edge and pages ask the same config, and read it alike where it is broken', async () => {
  const asked: unknown[] = [];
  const config = { ...getContractExample(getConfig), theme: { dark: 'yes' }, pixel_google_analytics: 3 };
  const server = createServer((request, response) => {
    asked.push([request.method, request.url, request.headers['x-forwarded-host']]);
    response.end(JSON.stringify(config));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.EXPERIENCE_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/base/`;

  const ofEdge = await loadTenantFacts('a.test');
  const ofPage = await loadTenant('a.test', 'es');
  server.closeAllConnections();
  server.close();

  expect(ofEdge.kind).toBe('found');
  if (ofEdge.kind === 'found') expect(ofPage).toMatchObject(ofEdge.facts);
  const request = ['GET', '/base/domain/config.json?domain=a.test', 'a.test'];
  expect(asked).toEqual([request, request]);
});
