import { act } from '@testing-library/react';
import { loadPart, PART_NOTICE_ID, watchPart } from '@/lib/browser/parts/load-part';

const LIMIT_MS = 120_000;
const notice = () => document.getElementById(PART_NOTICE_ID);
const isShown = () => notice()?.hasAttribute('open');

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `<dialog id="${PART_NOTICE_ID}"></dialog>`;
});
afterEach(() => jest.useRealTimers());

test('a part that comes is handed over, and nothing is said', async () => {
  await expect(loadPart(async () => 'part')).resolves.toBe('part');
  await act(() => jest.advanceTimersByTimeAsync(LIMIT_MS));
  expect(isShown()).toBe(false);
});

test('one that hangs is told after 120 s, and taken back when it comes after all (rule platform/late-parts, guarantee/slow-part)', async () => {
  let come: (part: string) => void = () => undefined;
  const part = watchPart(() => new Promise<string>((resolve) => (come = resolve)));
  await jest.advanceTimersByTimeAsync(LIMIT_MS - 1);
  expect(isShown()).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(isShown()).toBe(true);
  come('part');
  await expect(part).resolves.toBe('part');
  expect(isShown()).toBe(false);
});

test('one that fails is told at once where the diner asked for it, and only there (guarantee/missing-part)', async () => {
  const fail = async () => {
    throw new Error('Failed to load chunk');
  };
  await expect(watchPart(fail)).rejects.toThrow('Failed to load chunk');
  expect(isShown()).toBe(false);
  await expect(loadPart(fail)).rejects.toThrow('Failed to load chunk');
  expect(isShown()).toBe(true);
  // A second failure finds the notice open.
  await expect(loadPart(fail)).rejects.toThrow('Failed to load chunk');
});

test('without a connection it is told to wait for it, and goes when the connection is back', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(loadPart(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(isShown()).toBe(true);
  expect(notice()).toHaveAttribute('data-connection', 'dead');
  jest.restoreAllMocks();
  window.dispatchEvent(new Event('online'));
  expect(isShown()).toBe(false);
  await expect(loadPart(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(notice()).toHaveAttribute('data-connection', 'up');
});

test('while it is told, the room of the scroll bar is kept', async () => {
  const width = jest.spyOn(document.documentElement, 'clientWidth', 'get');
  width.mockReturnValue(window.innerWidth - 15);
  await expect(loadPart(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(document.documentElement.style.getPropertyValue('--scroll-bar')).toBe('15px');
  width.mockRestore();
});

test('a document without the notice goes on without it', async () => {
  document.body.innerHTML = '';
  await expect(loadPart(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});
