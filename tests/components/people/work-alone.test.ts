import { browserTiming } from '@/lib/browser/browser-timing';

const { alone } = browserTiming();

function giveLocks(request: (name: string, work: () => unknown) => Promise<unknown>): void {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}
afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

test('work is done once where a frame on another site is refused locks (rule booking/popup)', async () => {
  giveLocks(() => Promise.reject(new DOMException('The request was denied.', 'SecurityError')));
  const work = jest.fn(async () => 'done');
  expect(await alone('session', work)).toBe('done');
  expect(work).toHaveBeenCalledTimes(1);
});

test('work that fails under a lock is not done again', async () => {
  giveLocks(async (_name, work) => work());
  const work = jest.fn(() => Promise.reject(new Error('no signal')));
  await expect(alone('session', work)).rejects.toThrow('no signal');
  expect(work).toHaveBeenCalledTimes(1);
});
