import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Where } from '@/components/staff/board/order-facts';
import { lookNow } from '@/lib/browser/use-now';
import { strikeLine } from '@/lib/contract/staff/board-calls';
import { getPace } from '@/lib/contract/staff/pace-calls';
import { LINE, orderOf, PACE, renderBoard } from '../render-board';
import { named } from '../render-staff';

jest.mock('@/components/staff/board/order-facts', () => {
  const real = jest.requireActual('@/components/staff/board/order-facts');
  return { ...real, Where: jest.fn(real.Where) };
});

const forget = () => jest.mocked(Where).mockClear();
/** The numbers of the cards that were drawn since then. */
const drawn = () => [...new Set(jest.mocked(Where).mock.calls.map(([{ order }]) => order.number))].sort();

const lineOf = (id: number, struck = false) => [{ ...LINE, id, name: `Arepa ${id}`, struck }];
const card = (id: number, changes = {}) =>
  orderOf({ id, number: id + 100, status: 'preparation', products: lineOf(id), ...changes });
const CARDS = [card(1), card(2, { status: 'in_progress' }), card(3, { status: 'packed' })] as const;
const [FIRST, SECOND, THIRD] = CARDS;
const STRUCK = [card(1, { products: lineOf(1, true) }), SECOND, THIRD];

function openStream() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const event = new TextEncoder().encode('event: orders\ndata: {}\n\n');
  return { events: readable, tell: () => void writer.write(event) };
}

beforeEach(() => {
  sessionStorage.clear();
  forget();
});
const dish = (id: number) => screen.findByRole('button', { name: named(`2 × Arepa ${id}`) });

test('an event about one order draws the card of that order alone', async () => {
  const { events, tell } = openStream();
  const others = [FIRST, SECOND, card(3, { products: lineOf(3, true) })];
  await renderBoard([CARDS, STRUCK, others], [], [], events);
  await dish(3);
  expect(drawn()).toEqual([101, 102, 103]);
  forget();
  tell();
  await waitFor(async () => expect(await dish(1)).toBePressed());
  expect(drawn()).toEqual([101]);
  forget();
  tell();
  await waitFor(async () => expect(await dish(3)).toBePressed());
  expect(drawn()).toEqual([101, 103]);
});

test('a tap draws the card that it is on alone', async () => {
  await renderBoard([CARDS, STRUCK], [[strikeLine, { id: 1, line_id: 1, struck: true }]]);
  const tapped = await dish(1);
  forget();
  await userEvent.click(tapped);
  await waitFor(async () => expect(await dish(1)).toBePressed());
  expect(drawn()).toEqual([101]);
});

test('another pace of the kitchen draws those cards alone that wait to be accepted', async () => {
  const { events, tell } = openStream();
  const arrival_minutes = { ...PACE.arrival_minutes, delivery: { least: 90, most: 110 } };
  await renderBoard([CARDS], [[getPace, PACE, { ...PACE, arrival_minutes }]], [], events);
  await dish(3);
  forget();
  tell();
  await waitFor(() => expect(drawn()).not.toEqual([]));
  expect(drawn()).toEqual([102]);
});

test('a minute that is over writes the ages anew, and draws no card', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-30T14:00:00Z'), advanceTimers: true });
  const placed = { placed_at: '2026-11-30T13:55:00.000Z' };
  await renderBoard([CARDS.map((order) => ({ ...order, ...placed }))]);
  await dish(3);
  forget();
  jest.setSystemTime(new Date('2026-11-30T14:01:10Z'));
  act(lookNow);
  for (const number of ['101', '102', '103'])
    expect(screen.getByRole('article', { name: number })).toHaveTextContent('Hace 6 min');
  expect(drawn()).toEqual([]);
  jest.useRealTimers();
});
