import { act, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useBell } from '@/components/staff/board/use-bell';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import es from '@/messages/es.json';
import { fakeSound, orderOf, renderBoard } from './render-board';
import { Refused } from './render-staff';

const { Staff } = es;
const RING = [880, 1_175];
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const shown = (value: string) =>
  act(async () => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(value as DocumentVisibilityState);
    document.dispatchEvent(new Event('visibilitychange'));
  });

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  for (const name of ['setAppBadge', 'vibrate']) Reflect.deleteProperty(navigator, name);
});

test('one tap turns the sound on, and the card that is there already rings: the first one of the day too (rule staff/board)', async () => {
  const { tones } = await renderBoard([[orderOf()]]);
  expect(screen.getByText(Staff.sound_off)).toBeVisible();
  await press(Staff.sound_go);
  await waitFor(() => expect(tones).toEqual(RING));
  expect(screen.queryByText(Staff.sound_off)).toBeNull();
});

test('a quiet board is tried out, and rings once', async () => {
  const { tones } = await renderBoard([[]]);
  await press(Staff.sound_go);
  await press(Staff.sound_test);
  expect(tones.slice(-2)).toEqual(RING);
});

test('a tablet that slept says that it cannot be heard, and rings when its screen is back (rule staff/board)', async () => {
  const { tones, interrupt } = await renderBoard([[orderOf()]]);
  await press(Staff.sound_go);
  await waitFor(() => expect(tones).toHaveLength(2));
  act(interrupt);
  expect(screen.getByText(Staff.sound_off)).toBeVisible();
  await shown('hidden');
  expect(tones).toHaveLength(2);
  await shown('visible');
  await waitFor(() => expect(tones).toHaveLength(4));
  expect(screen.queryByText(Staff.sound_off)).toBeNull();
});

test('a browser without sound is told apart: no tap mends it', async () => {
  const rendered = renderBoard([[orderOf()]]);
  Reflect.deleteProperty(window, 'AudioContext');
  await rendered;
  expect(screen.getByText(Staff.sound_none)).toBeVisible();
  expect(screen.queryByRole('button', { name: Staff.sound_go })).toBeNull();
});

const FALLS = [784, 587, 392];
const LEVEL = [659, 659];
const newsOf = (id: number, kind: 'cancelled' | 'tip'): StaffOrder['news'] => [
  { id, kind, at: '2026-11-18T17:00:00.000Z', reason: null, words: null, tip: kind === 'tip' ? 2_000 : null },
];
const count = (tones: readonly number[], hertz: number) => tones.filter((one) => one === hertz).length;

test('an order that was cancelled has a sound of its own, once, and stays until it is seen (rule staff/board)', async () => {
  const gone = orderOf({ status: 'cancelled', news: newsOf(4, 'cancelled') });
  const { tones } = await renderBoard([[gone]]);
  await press(Staff.sound_go);
  await waitFor(() => expect(tones).toEqual(expect.arrayContaining(FALLS)));
  expect(count(tones, FALLS[2] ?? 0)).toBe(1);
  expect(screen.getByText(Staff.news_cancelled)).toBeVisible();
});

test('it is heard over the ring of a new card, and by a tablet that slept when its screen is back', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const gone = orderOf({ id: 8, status: 'cancelled', news: newsOf(4, 'cancelled') });
  const { tones, interrupt } = await renderBoard([[orderOf()], [orderOf(), gone]]);
  await press(Staff.sound_go);
  await waitFor(() => expect(tones).toEqual(RING));
  act(interrupt);
  await shown('hidden');
  await act(async () => void jest.advanceTimersByTime(20_000));
  await screen.findByText(Staff.news_cancelled);
  expect(count(tones, FALLS[2] ?? 0)).toBe(0);
  await shown('visible');
  await waitFor(() => expect(tones).toEqual([...RING, ...RING, ...FALLS]));
});

test('a change is heard once, by another sound', async () => {
  const { tones } = await renderBoard([[orderOf({ status: 'accepted', news: newsOf(4, 'tip') })]]);
  await press(Staff.sound_go);
  await waitFor(() => expect(tones).toEqual(expect.arrayContaining(LEVEL)));
  expect(count(tones, 659)).toBe(2);
});

test('the second card of the day rings as the first did', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const done = orderOf({ status: 'accepted' });
  const { tones } = await renderBoard([[orderOf()], [done], [done, orderOf({ id: 8, number: 13 })]]);
  await press(Staff.sound_go);
  await waitFor(() => expect(tones.length).toBeGreaterThan(1));
  await act(async () => void jest.advanceTimersByTime(20_000));
  await waitFor(() => expect(document.title).toBe(Staff.screen_board));
  const before = tones.length;
  await act(async () => void jest.advanceTimersByTime(20_000));
  await screen.findByRole('article', { name: '13' });
  await waitFor(() => expect(tones.slice(before, before + 2)).toEqual(RING));
});

test('it rings again and again until nothing waits, and a phone shakes with it', async () => {
  const { tones } = fakeSound();
  const vibrate = jest.fn();
  Object.assign(navigator, { vibrate });
  jest.useFakeTimers();
  const { result, rerender } = renderHook(({ isRinging }) => useBell({ isRinging, once: [] }), {
    initialProps: { isRinging: true },
  });
  await act(async () => result.current.test());
  act(() => void jest.advanceTimersByTime(9_000));
  expect([tones.length, vibrate.mock.calls.length]).toEqual([8, 4]);
  rerender({ isRinging: false });
  act(() => void jest.advanceTimersByTime(9_000));
  expect(tones).toHaveLength(8);
});

const accepted = (id: number): StaffOrder =>
  orderOf({
    ...{ id, number: id, status: 'accepted' },
    news: [
      {
        ...{ id: id + 100, kind: 'auto_accepted', at: '2026-11-18T17:00:00.000Z' },
        ...{ reason: null, words: null, tip: null },
      },
    ],
  });

test('ten orders that were accepted by themselves are heard once, are marked, and open nothing (rule orders/auto-accept)', async () => {
  const ten = Array.from({ length: 10 }, (_, index) => accepted(index + 1));
  const { tones } = await renderBoard([ten, [...ten, accepted(11)], [...ten, accepted(11)]]);
  await press(Staff.sound_go);
  // The tap itself is answered by a ring where nothing else waits.
  await waitFor(() => expect(tones.length).toBeGreaterThan(0));
  const before = tones.length;
  expect(before).toBeLessThanOrEqual(4);
  expect(screen.getAllByText(Staff.news_auto_accepted)).toHaveLength(10);
  expect(screen.queryByRole('dialog')).toBeNull();
  await shown('visible');
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await screen.findByRole('article', { name: '11' });
  expect(tones).toHaveLength(before + 2);
});

test('a connection that is lost for a minute is heard once (rule staff/board)', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { tones } = await renderBoard([[], new Refused(500, 'internal')]);
  await press(Staff.sound_go);
  await waitFor(() => expect(tones.length).toBeGreaterThan(0));
  const before = tones.length;
  act(() => void jest.advanceTimersByTime(30_000));
  await screen.findByRole('alert');
  expect(tones).toHaveLength(before);
  act(() => void jest.advanceTimersByTime(60_000));
  await waitFor(() => expect(tones).toHaveLength(before + 2));
  act(() => void jest.advanceTimersByTime(60_000));
  expect(tones).toHaveLength(before + 2);
});

test('it is read out once that the connection is lost, however long it lasts', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  await renderBoard([[], new Refused(500, 'internal')]);
  act(() => void jest.advanceTimersByTime(30_000));
  const said = await screen.findByRole('alert');
  for (const minutes of [1, 2]) {
    act(() => void jest.advanceTimersByTime(60_000));
    expect(await screen.findByText(new RegExp(`es de hace ${minutes} min`))).toBeVisible();
    expect(screen.getByRole('alert')).toBe(said);
    expect(said).toHaveTextContent(Staff.lost_now);
  }
});

test('the icon of the app says how many wait, and nothing once the board is left', async () => {
  const setAppBadge = jest.fn(async () => undefined);
  Object.assign(navigator, { setAppBadge });
  const { unmount } = await renderBoard([[orderOf(), orderOf({ id: 8, number: 13 })]]);
  await waitFor(() => expect(setAppBadge).toHaveBeenLastCalledWith(2));
  unmount();
  expect(setAppBadge).toHaveBeenLastCalledWith(0);
});
