import { runInNewContext } from 'node:vm';
import { RETIRED_WORKER, workerScript } from '@/lib/browser/offline/worker-script';
import { keptMenuPattern } from '@/lib/domain/menu/offline-menu';

const menu = new RegExp(keptMenuPattern());

test.each([
  '/centro',
  '/7-norte/menu-digital/home',
  '/centro/menu-digital',
  '/centro/maincategories',
  '/centro/subcategories',
  '/centro/grab-and-go',
])('%s is a menu that a browser may keep (rule menu/offline)', (path) => {
  expect(path).toMatch(menu);
});

test.each([
  '/',
  '/location',
  '/md',
  '/book_info/7',
  '/ratecluvi/7/x',
  '/centro/order/7',
  '/centro/orders',
  '/centro/precheckout',
  '/centro/checkout/7',
  '/centro/menu-digital/my-order/7',
  '/centro/sl/1/x',
  '/centro/join',
  '/services/cart/orders/7.json',
  '/texts.json',
])('%s is none (rule menu/offline)', (path) => {
  expect(path).not.toMatch(menu);
});

type Listener = (event: object) => void;

const TEXTS = { kept: 'a las {hour}', kept_before: 'el {day}', title: 'Sin red', menu: 'Ver' };

/** The worker as a browser runs it, with storage in memory and a connection that a test answers for. */
function openWorker(script: string) {
  const listeners = new Map<string, Listener>();
  const kept = new Map<string, Response>();
  const removed: string[] = [];
  const cache = {
    match: async (path: string | { url: string }) =>
      kept.get(new URL(typeof path === 'string' ? path : path.url, 'https://a.test').pathname)?.clone(),
    add: async (path: string) => void kept.set(path, new Response('part')),
    put: async (path: string, answer: Response) => void kept.set(path, answer),
    keys: async () => [...kept.keys()].map((path) => ({ url: `https://a.test${path}` })),
    delete: async ({ url }: { url: string }) => kept.delete(new URL(url).pathname),
  };
  const state = { answer: null as (() => Response) | null, isGone: false };
  runInNewContext(script, {
    ...{ URL, Response, Headers, Intl, Date, JSON, Object, RegExp, Set, String, Number },
    location: { origin: 'https://a.test' },
    navigator: { language: 'es', onLine: true },
    caches: {
      open: async () => cache,
      match: cache.match,
      keys: async () => ['menu-0', 'others'],
      delete: async (name: string) => void removed.push(name),
    },
    clients: { claim: async () => undefined, matchAll: async () => [] },
    registration: {
      unregister: async () => {
        state.isGone = true;
      },
    },
    skipWaiting: () => undefined,
    fetch: async () => {
      if (!state.answer) throw new TypeError('no connection');
      return state.answer();
    },
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  });
  /** Null: the worker leaves it to the browser. */
  async function go(path: string, more: object = {}): Promise<Response | null> {
    const waits: Promise<unknown>[] = [];
    const answers: Promise<Response>[] = [];
    listeners.get('fetch')?.({
      request: { url: `https://a.test${path}`, method: 'GET', mode: 'navigate', ...more },
      preloadResponse: Promise.resolve(undefined),
      respondWith: (answer: Promise<Response>) => answers.push(answer),
      waitUntil: (work: Promise<unknown>) => waits.push(work),
    });
    const [answer = null] = await Promise.all(answers);
    await Promise.all(waits);
    return answer;
  }
  async function activate() {
    const waits: Promise<unknown>[] = [];
    listeners.get('activate')?.({ waitUntil: (work: Promise<unknown>) => waits.push(work) });
    await Promise.all(waits);
  }
  return { state, kept, removed, go, activate };
}

const page = (cacheControl: string) => () =>
  new Response(
    '<html lang="es-CO"><head></head><body class="x"><a href="/_next/static/a.css">menu</a></body></html>',
    {
      headers: { 'content-type': 'text/html', 'cache-control': cacheControl },
    },
  );
const PUBLIC = page('s-maxage=60, stale-while-revalidate');
const open = () => openWorker(workerScript({ pattern: keptMenuPattern(), texts: { es: TEXTS } }));

describe('the worker of a tenant (rule menu/offline)', () => {
  it('keeps the last menu alone, with its parts, and shows it without a connection', async () => {
    const worker = open();
    worker.state.answer = PUBLIC;
    await worker.go('/norte');
    await worker.go('/centro?category=3');
    expect([...worker.kept.keys()].sort()).toEqual(['/_next/static/a.css', '/centro']);
    worker.state.answer = null;
    const shown = await (await worker.go('/centro'))?.text();
    expect(shown).toMatch(/<style data-kept-menu>.*content:"a las \d+:\d\d\s[ap]\.?\s?m.*<\/style><\/head>/);
    expect((await worker.go('/'))?.headers.get('location')).toBe('https://a.test/centro');
    const other = await worker.go('/norte');
    expect([other?.status, await other?.text()]).toEqual([503, expect.stringContaining('href="/centro"')]);
  });

  it.each(['private, no-store', 'no-store'])('keeps nothing that is answered as %s', async (cacheControl) => {
    const worker = open();
    worker.state.answer = page(cacheControl);
    expect((await worker.go('/centro'))?.status).toBe(200);
    expect(worker.kept.size).toBe(0);
  });

  it.each([
    ['a page of a diner', '/centro/order/7', {}],
    ['a call', '/services/cart/orders/7.json', { mode: 'cors' }],
    ['what is sent', '/centro', { method: 'POST' }],
    ['a part, while there is a connection', '/_next/static/a.css', { mode: 'no-cors' }],
  ])('leaves %s to the browser', async (_what, path, request) => {
    const worker = open();
    worker.state.answer = PUBLIC;
    expect(await worker.go(path, request)).toBeNull();
    expect(worker.kept.size).toBe(0);
  });

  it('takes what an older one kept away', async () => {
    const worker = open();
    await worker.activate();
    expect(worker.removed).toEqual(['menu-0']);
    expect(worker.state.isGone).toBe(false);
  });

  it('is taken away where the installation keeps no menus', async () => {
    const worker = openWorker(RETIRED_WORKER);
    await worker.activate();
    expect([worker.removed, worker.state.isGone]).toEqual([['menu-0'], true]);
    expect(await worker.go('/centro')).toBeNull();
  });
});
