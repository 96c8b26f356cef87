import { loadPages } from '@/lib/tenancy/load-pages';

const real = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = real;
});

function answerWith(response: Response) {
  const asked: { url: string; init: RequestInit | undefined }[] = [];
  globalThis.fetch = async (input, init) => {
    asked.push({ url: String(input), init });
    return response;
  };
  return asked;
}
const load = () => loadPages({ host: 'a.test', branchId: '3' });

test('asks for the branch of that host and keeps what can be looked up', async () => {
  const asked = answerWith(Response.json({ products: [1, 2], categories: [] }));
  expect(await load()).toEqual({
    kind: 'found',
    facts: { products: new Set([1, 2]), categories: new Set() },
  });
  expect(asked[0]?.url).toMatch(/\/domain\/page_ids\/3\.json$/);
  expect(asked[0]?.init).toMatchObject({ headers: { 'x-forwarded-host': 'a.test' }, redirect: 'error' });
});

test.each([
  ['a service that does not know the call', new Response(null, { status: 404 }), 'unknown'],
  ['an error of the service', new Response('x', { status: 500 }), 'failed'],
  ['rubbish', Response.json({ products: ['1'] }), 'failed'],
])('%s', async (_why, response, kind) => {
  answerWith(response);
  expect(await load()).toEqual({ kind });
});
