import { DEFAULT_THEME } from '@/lib/contract/tenant/lenient-instance';
import { loadTenantFacts } from '@/lib/tenancy/load-tenant-facts';
import { parseTenantFacts } from '@/lib/tenancy/tenant-facts';

const FACTS = {
  id: 3,
  name: 'Tres',
  theme: DEFAULT_THEME,
  status: 'active',
  country_code: 'CO',
  language: 'es',
  langs: ['es', 'en'],
  links: [{ type: 'delivery' }],
  suppliers: [],
  new_menu_v3: false,
  new_menu_url: null,
  pixel_google_analytics: null,
  pixel_facebook_analytics: null,
  map: null,
  gateway_origins: { script: [], connect: [], frame: [] },
  frame_ancestors: [],
};

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

test('a good answer becomes the facts, and the host travels both ways', async () => {
  const asked = answerWith(Response.json({ ...FACTS, slug: 'left-out' }));
  expect(await loadTenantFacts('a.test')).toEqual({ kind: 'found', facts: FACTS });
  expect(asked[0]?.url).toMatch(/\/domain\/config\.json\?domain=a\.test$/);
  expect(asked[0]?.init).toMatchObject({ headers: { 'x-forwarded-host': 'a.test' }, redirect: 'error' });
});

test.each([
  ['no such host', new Response(null, { status: 404 }), 'unknown'],
  ['an error of the service', new Response('x', { status: 500 }), 'failed'],
  ['an answer without its parts', Response.json({ id: 3 }), 'failed'],
])('%s', async (_why, response, kind) => {
  answerWith(response);
  expect(await loadTenantFacts('a.test')).toEqual({ kind });
});

test('an answer without an end is a failure, whatever it begins with', async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1;
      controller.enqueue(new TextEncoder().encode(' '.repeat(65_536)));
    },
  });
  answerWith(new Response(endless));
  expect(await loadTenantFacts('a.test')).toEqual({ kind: 'failed' });
  expect(sent).toBeLessThan(100);
});

test('what only dresses a tenant may be broken', async () => {
  answerWith(Response.json({ ...FACTS, theme: { dark: 'yes', theme_color: '#b3361b' } }));
  const theme = { ...DEFAULT_THEME, theme_color: '#b3361b' };
  expect(await loadTenantFacts('a.test')).toEqual({ kind: 'found', facts: { ...FACTS, theme } });
});

test('what is no JSON is an error for the look-up to hold back', async () => {
  answerWith(new Response('<html>', { status: 200 }));
  await expect(loadTenantFacts('a.test')).rejects.toThrow();
});

test.each([
  ['an unknown language', { ...FACTS, language: 'fr' }],
  ['an unknown service', { ...FACTS, links: [{ type: 'teleport' }] }],
  ['no branches at all', { ...FACTS, suppliers: undefined }],
  ['nothing', null],
])('%s are no facts', (_why, value) => {
  expect(parseTenantFacts(value)).toBeNull();
});
