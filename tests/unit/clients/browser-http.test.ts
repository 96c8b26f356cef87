import { createBrowserHttp } from '@/lib/clients/browser-http';
import { getOrder } from '@/lib/contract/orders/calls';
import { getConfig } from '@/lib/contract/tenant/calls';

const asked: Request[] = [];
beforeEach(() => {
  asked.splice(0);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    asked.push(new Request(input, init));
    return Response.json({}, { status: 404 });
  });
});
afterEach(() => jest.restoreAllMocks());

const speaker: Parameters<typeof createBrowserHttp>[0]['speaker'] = {
  customerId: 1,
  supplierId: 2,
  lang: 'en',
  isPreview: false,
  profile: () => ({ id: 3, token: 'secret' }),
  order: () => ({ service: 'delivery', subservice: 'schedule' }),
};
const http = createBrowserHttp({ origin: 'https://a.test', speaker });
const headersOf = (request: Request | undefined) => Object.fromEntries(request?.headers ?? []);

test('a call says tenant, branch, language and service, and who calls where the call asks for it (rule platform/headers)', async () => {
  await expect(http(getOrder, { params: { id: '7' } })).rejects.toMatchObject({ status: 404 });
  await expect(http(getConfig, { query: {} })).rejects.toMatchObject({ status: 404 });
  const [order, config] = asked;
  expect(order?.url).toBe('https://a.test/services/cart/orders/7.json');
  const said = {
    customer_id: '1',
    supplier_id: '2',
    lang: 'en',
    service: 'delivery',
    subservice: 'schedule',
  };
  expect(headersOf(order)).toMatchObject({ ...said, profileid: '3', token: 'secret' });
  expect(headersOf(config)).toMatchObject(said);
  expect(headersOf(config)).not.toHaveProperty('token');
});

test('an answer that is not of the contract is no answer', async () => {
  jest.mocked(globalThis.fetch).mockImplementation(async () => Response.json({ id: 'seven' }));
  await expect(http(getOrder, { params: { id: '7' } })).rejects.toMatchObject({ key: 'contract' });
});

test.each([
  ['what tells of a visit outlives the page that paying leaves', true],
  ['any other call ends with its page', false],
])('%s', async (_what, keepalive) => {
  const quiet = createBrowserHttp({ origin: 'https://a.test', speaker, keepalive });
  await quiet(getConfig, { query: {} }).catch(() => undefined);
  expect(asked.map((request) => request.keepalive)).toEqual([keepalive]);
});
