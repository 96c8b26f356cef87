import { runInNewContext } from 'node:vm';
import { RETIRED_WORKER, workerScript } from '@/lib/browser/offline/worker-script';
import { keptMenuPattern } from '@/lib/domain/menu/offline-menu';
import { type StatusPush, toStatusPush } from '@/lib/domain/orders/status-notice-text';

type Shown = {
  title: string;
  options: { tag: string; renotify: boolean; data: { id: string; path: string } };
};
type Listener = (event: object) => void;

/** The worker as a browser runs it: what it shows, and which page it opens. */
function openWorker({ script, pages = [] }: { script: string; pages?: string[] }) {
  const listeners = new Map<string, Listener>();
  const shown: Shown[] = [];
  const opened: string[] = [];
  const state = { permission: 'default', isGone: false, removed: [] as string[] };
  runInNewContext(script, {
    ...{ URL, JSON, RegExp, Object },
    location: { origin: 'https://a.test' },
    Notification: {
      get permission() {
        return state.permission;
      },
    },
    registration: {
      getNotifications: async ({ tag }: { tag: string }) =>
        shown.filter(({ options }) => options.tag === tag).map(({ options }) => options),
      showNotification: async (title: string, options: Shown['options']) => shown.push({ title, options }),
      unregister: async () => {
        state.isGone = true;
      },
    },
    clients: {
      matchAll: async () => pages.map((url) => ({ url, focus: async () => opened.push(`focus ${url}`) })),
      openWindow: async (url: string) => opened.push(url),
    },
    caches: { keys: async () => ['menu-1'], delete: async (name: string) => state.removed.push(name) },
    skipWaiting: () => undefined,
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  });
  async function tell(name: string, event: object) {
    const waits: Promise<unknown>[] = [];
    listeners.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => waits.push(work) });
    await Promise.all(waits);
  }
  return {
    ...{ shown, opened, state },
    push: (text: string) => tell('push', { data: { json: () => JSON.parse(text) as unknown } }),
    pushNothing: () => tell('push', { data: null }),
    tap: (data: object) => tell('notificationclick', { notification: { close: () => undefined, data } }),
    activate: () => tell('activate', {}),
  };
}

const said: StatusPush = toStatusPush({
  ...{ id: 'casa-order-7', order: 'order-1-9', path: '/centro/order/9' },
  ...{ kind: 'on_the_way', lang: 'es', place: 'La Brasa', number: '#12', money: 'nothing', signs: null },
});

describe.each([
  ['that keeps menus', workerScript({ pattern: keptMenuPattern(), texts: {} })],
  ['that keeps none', RETIRED_WORKER],
])('the worker %s (rule orders/notices)', (_which, script) => {
  it('shows what an order tells, in the name of its branch', async () => {
    const worker = openWorker({ script });
    await worker.push(JSON.stringify(said));
    expect(worker.shown).toEqual([
      {
        title: 'La Brasa',
        options: {
          ...{ body: 'Tu pedido #12 va en camino.', lang: 'es', tag: 'order-1-9', renotify: true },
          ...{ icon: '/icon-192.png', data: { id: 'casa-order-7', path: '/centro/order/9' } },
        },
      },
    ]);
  });

  it('rings once for what comes twice, and again for the next step', async () => {
    const worker = openWorker({ script });
    await worker.push(JSON.stringify(said));
    await worker.push(JSON.stringify(said));
    await worker.push(JSON.stringify({ ...said, id: 'casa-order-8' }));
    expect(worker.shown.map(({ options }) => options.renotify)).toEqual([true, false, true]);
  });

  it.each(['not json', 'null', '{}', '[]'])('shows nothing of %s', async (text) => {
    const worker = openWorker({ script });
    await worker.push(text);
    await worker.pushNothing();
    expect(worker.shown).toEqual([]);
  });

  it('leads to the page of the order, where it is open too', async () => {
    const away = openWorker({ script, pages: ['https://a.test/centro'] });
    await away.tap({ path: said.path });
    expect(away.opened).toEqual(['https://a.test/centro/order/9']);
    const there = openWorker({ script, pages: ['https://a.test/centro/order/9?lang=en'] });
    await there.tap({ path: said.path });
    expect(there.opened).toEqual(['focus https://a.test/centro/order/9?lang=en']);
  });

  it.each(['https://b.test/x', '//b.test/x', 'javascript:alert(1)', '/\\b.test'])(
    'opens no other origin: %s',
    async (path) => {
      const worker = openWorker({ script });
      await worker.tap({ path });
      expect(worker.opened).toEqual([]);
    },
  );
});

test('a worker that keeps no menus stays where notices are allowed, and removes what was kept (rule menu/offline)', async () => {
  const worker = openWorker({ script: RETIRED_WORKER });
  worker.state.permission = 'granted';
  await worker.activate();
  expect([worker.state.removed, worker.state.isGone]).toEqual([['menu-1'], false]);
  worker.state.permission = 'default';
  await worker.activate();
  expect(worker.state.isGone).toBe(true);
});
