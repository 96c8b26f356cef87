import { BACKEND_PORT, expect, test, WEB_PORT } from '@/tests/e2e/support/fixtures';
import { ask, bodyOf, statusOf } from '@/tests/e2e/support/raw-http';
import { startSecondWeb } from '@/tests/e2e/support/webs/second-web';

const host = 'brasa-andina.localhost';
const MARK = 'SECRETMARK7';
const QUERY = `table=${MARK}&gclid=${MARK}&email=${MARK}%40b.co&${MARK}=1&lang=es`;
const SECRET = 'only of this test run';
const PAGES = [
  '/',
  '/branch-offices',
  '/location',
  '/chapinero',
  '/chapinero/menu-digital',
  '/chapinero/politicas-servicio',
  '/robots.txt',
];
const cacheOf = (answer: string) => /^x-nextjs-cache: (\w+)/im.exec(answer)?.[1];
const locationOf = (answer: string) => /^location: (.*)$/im.exec(answer)?.[1]?.trim() ?? '';

/** The web program of the run, for what no kept page decides. */
const get = (path: string, headers = {}) => ask({ port: WEB_PORT, host, path, headers });

/** A web program that has no page yet. */
async function startColdWeb() {
  const web = await startSecondWeb({ backendUrl: `http://127.0.0.1:${BACKEND_PORT}`, secret: SECRET });
  const get = (path: string, headers = {}) => ask({ port: web.port, host, path, headers });
  const dropPages = () =>
    ask({
      port: web.port,
      host,
      path: `/api/revalidate?host=${host}`,
      method: 'POST',
      headers: { authorization: `Bearer ${SECRET}`, 'content-length': '0' },
    });
  /** Next first redirects to the hash of the headers. */
  const getData = async (path: string) => {
    const { pathname, search } = new URL(locationOf(await get(path, { rsc: '1' })), 'http://web');
    const query = new URLSearchParams([
      ...new URLSearchParams(path.split('?')[1]),
      ...new URLSearchParams(search),
    ]);
    return get(`${pathname}?${query}`, { rsc: '1' });
  };
  return { get, getData, dropPages, stop: web.stop };
}

test.describe('a page that is not kept yet', () => {
  // One program serves both tests, each with pages of its own.
  test.describe.configure({ mode: 'default' });
  let cold: Awaited<ReturnType<typeof startColdWeb>>;
  test.beforeAll(async () => {
    cold = await startColdWeb();
  });
  test.afterAll(() => cold?.stop());

  test('a kept page holds nothing of the query that met it first (guarantee/cache-isolation)', async () => {
    const { get, getData, dropPages } = cold;
    for (const round of ['cold', 'dropped']) {
      for (const path of PAGES) {
        const first = await get(`${path}?${QUERY}`);
        expect({ round, path, status: statusOf(first) }).toEqual({ round, path, status: 200 });
        expect(cacheOf(first)).not.toBe('HIT');
        const second = await get(path);
        expect({ round, path, cache: cacheOf(second) }).toEqual({ round, path, cache: 'HIT' });
        const data = await getData(path);
        for (const answer of [first, second, data]) expect(answer).not.toContain(MARK);
        expect(bodyOf(second)).toBe(bodyOf(first));
      }
      expect(statusOf(await dropPages())).toBe(200);
    }
  });

  test('a page that Next’s router asks for first holds nothing of its query (guarantee/cache-isolation)', async () => {
    const { get, getData } = cold;
    for (const path of ['/usaquen', '/usaquen/menu-digital']) {
      const data = await getData(`${path}?${QUERY}`);
      expect(data).toMatch(/^content-type: text\/x-component/im);
      const page = await get(path);
      expect(cacheOf(page)).toBe('HIT');
      for (const answer of [data, page]) {
        expect(answer).not.toContain(MARK);
        expect(bodyOf(answer)).not.toContain('_rsc=');
      }
    }
  });
});

test('what decides about a page still reads its query', async () => {
  expect(bodyOf(await get('/chapinero?lang=en'))).toContain('<html lang="en-CO"');
  expect(locationOf(await get('/chapinero/?table=7'))).toBe('/chapinero?table=7');
  expect(locationOf(await get('/chapinero/md?table=7&_rsc=1'))).toBe('/chapinero/menu-digital?table=7');
  const claimed = await get('/chapinero', { 'x-page-query': 'lang=en' });
  expect(bodyOf(claimed)).toContain('<html lang="es-CO"');
});

test('a page has no second name (guarantee/no-framework-surface)', async () => {
  for (const path of [
    '/.rsc',
    '/chapinero.rsc',
    '/chapinero/view/99.rsc',
    '/robots.txt.rsc',
    '/chapinero%2Ersc',
    `/_next/../chapinero?x=${MARK}`,
    `/_next/%2e%2e/chapinero?x=${MARK}`,
    '/x/../_next/data/build/chapinero.json',
    '/./chapinero',
  ])
    expect({ path, status: statusOf(await get(path)) }).toEqual({ path, status: 404 });
});
