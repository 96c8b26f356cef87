import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getOrder } from '@/lib/contract/orders/calls';
import { chooseNotices, type OrderNotices } from '@/lib/contract/orders/notice-calls';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { renderTellBy } from '@/tests/support/browser/render-tell-by';

const TARGET = { endpoint: 'https://fcm.googleapis.com/fcm/send/a', p256dh: 'B', auth: 'a' };
const KEY = 'key of the installation';
const OFFERED: OrderNotices = { by: null, ways: ['push'], push_key: KEY };

/** A browser that can be notified, and how it answers. */
function putBrowser({
  permission = 'default',
  answer = 'granted',
  subscribe = async () => ({
    toJSON: () => ({ endpoint: TARGET.endpoint, keys: { p256dh: TARGET.p256dh, auth: TARGET.auth } }),
  }),
}: {
  permission?: NotificationPermission;
  answer?: NotificationPermission | Promise<NotificationPermission>;
  subscribe?: (options: unknown) => Promise<unknown>;
} = {}) {
  const asked = jest.fn(async () => answer);
  const subscribed = jest.fn(subscribe);
  const unsubscribe = jest.fn(async () => true);
  const pushManager = { subscribe: subscribed, getSubscription: async () => ({ unsubscribe }) };
  const worker = { register: jest.fn(async () => ({})), ready: Promise.resolve({ pushManager }) };
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  Object.assign(window, { PushManager: class {}, Notification: { permission, requestPermission: asked } });
  return { asked, subscribed, unsubscribe, register: worker.register };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'PushManager');
  Reflect.deleteProperty(window, 'Notification');
});
const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1_000));

async function show(...answers: OrderNotices[]) {
  const shown = renderTellBy({ ...getContractExample(getOrder), notices: OFFERED }, answers);
  await seconds(1);
  return shown;
}
const push = () => screen.queryByRole('radio', { name: es.Follow.tell_push });
async function tap() {
  const radio = push();
  if (radio) await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(radio);
  await seconds(1);
}
const chosen = (calls: { path: string; body: unknown }[]) =>
  calls.filter(({ path, body }) => path === chooseNotices.path && body !== undefined);

test('a tap asks the browser, and sends where it is reached (rule orders/notices)', async () => {
  const browser = putBrowser();
  const { calls } = await show({ ...OFFERED, by: 'push' });
  expect(browser.asked).not.toHaveBeenCalled();
  expect(browser.register).not.toHaveBeenCalled();
  await tap();
  expect(browser.register).toHaveBeenCalledWith('/sw.js');
  expect(browser.subscribed).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
  expect(chosen(calls)).toMatchObject([{ body: { by: 'push', push: TARGET } }]);
  expect(push()).toBeChecked();
});

test('a no keeps what was chosen, and says how to put it right', async () => {
  const browser = putBrowser({ answer: 'denied' });
  const { calls } = await show();
  await tap();
  expect(screen.getByRole('status')).toHaveTextContent(es.Follow.push_denied);
  expect(screen.getByRole('radio', { name: es.Follow.tell_none })).toBeChecked();
  expect(browser.register).not.toHaveBeenCalled();
  expect(chosen(calls)).toEqual([]);
});

test('a question that is left open changes nothing', async () => {
  putBrowser({ answer: 'default' });
  const { calls } = await show();
  await tap();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(chosen(calls)).toEqual([]);
});

test('what is chosen while the question is still open stays chosen, whatever its answer', async () => {
  let answer: (permission: NotificationPermission) => void = () => undefined;
  putBrowser({ answer: new Promise<NotificationPermission>((resolve) => (answer = resolve)) });
  const { calls } = await show(OFFERED);
  await tap();
  expect(push()).toBeChecked();
  const none = screen.getByRole('radio', { name: es.Follow.tell_none });
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(none);
  await seconds(1);
  expect(none).toBeChecked();
  answer('granted');
  await seconds(1);
  expect(chosen(calls)).toMatchObject([{ body: { by: null } }]);
  expect(none).toBeChecked();
});

test('a browser that reaches no push service says so', async () => {
  putBrowser({ subscribe: () => Promise.reject(new DOMException('no service', 'AbortError')) });
  const { calls } = await show();
  await tap();
  expect(screen.getByRole('status')).toHaveTextContent(es.Follow.push_failed);
  expect(chosen(calls)).toEqual([]);
});

test('a browser that subscribed for other keys does so anew', async () => {
  let isOld = true;
  const browser = putBrowser({
    subscribe: async () => {
      if (isOld) {
        isOld = false;
        throw new DOMException('another key', 'InvalidStateError');
      }
      return { toJSON: () => ({ endpoint: TARGET.endpoint, keys: { p256dh: 'B', auth: 'a' } }) };
    },
  });
  const { calls } = await show({ ...OFFERED, by: 'push' });
  await tap();
  expect(browser.unsubscribe).toHaveBeenCalledTimes(1);
  expect(chosen(calls)).toHaveLength(1);
});

test.each([
  ['does not know it', () => undefined],
  ['was told never to', () => putBrowser({ permission: 'denied' })],
])('a browser that %s is not offered it', async (_what, prepare) => {
  prepare();
  await show();
  expect(screen.queryByRole('group')).toBeNull();
});
