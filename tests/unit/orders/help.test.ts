import {
  HELP_PHOTO_KEPT_MS,
  HELP_REASONS,
  helpObstacle,
  readConversation,
  takesPhoto,
} from '@/lib/domain/orders/help';

const CAME = new Date('2026-11-20T20:00:00Z');
const DAY_MS = 86_400_000;
const order = {
  status: 'delivered',
  isOpenAccount: false,
  changedAt: CAME,
  unanswered: 0,
  now: CAME,
} as const;

test.each([
  ['once it came', {}, null],
  ['while it is made', { status: 'preparation' }, null],
  [
    'while it is made, however long that takes',
    { status: 'preparation', now: new Date(CAME.getTime() + 9 * DAY_MS) },
    null,
  ],
  ['once it was cancelled', { status: 'cancelled' }, null],
  ['seven days later', { now: new Date(CAME.getTime() + 7 * DAY_MS) }, null],
  ['after that', { now: new Date(CAME.getTime() + 7 * DAY_MS + 1) }, 'order_closed'],
  ['of a cart', { status: 'cart' }, 'order_closed'],
  ['of an account that is open', { status: 'in_progress', isOpenAccount: true }, 'order_closed'],
  ['for the fifth time', { unanswered: 4 }, null],
  ['for the sixth time without an answer', { unanswered: 5 }, 'help_full'],
] as const)('help is asked for %s (rule orders/help)', (_when, change, obstacle) => {
  expect(helpObstacle({ ...order, ...change })).toBe(obstacle);
});

test('there are six reasons, and a photo is kept for thirty days', () => {
  expect(HELP_REASONS).toHaveLength(6);
  expect(HELP_PHOTO_KEPT_MS).toBe(30 * DAY_MS);
});

test('a photo is taken until the words are answered or settled, for a day (rule orders/help)', () => {
  const at = new Date('2026-11-18T17:00:00Z');
  const after = (ms: number) => new Date(at.getTime() + ms);
  expect(takesPhoto({ at, answeredAt: null, settledAt: null, now: after(DAY_MS - 1) })).toBe(true);
  expect(takesPhoto({ at, answeredAt: null, settledAt: null, now: after(DAY_MS) })).toBe(false);
  expect(takesPhoto({ at, answeredAt: after(1), settledAt: null, now: after(2) })).toBe(false);
  expect(takesPhoto({ at, answeredAt: null, settledAt: after(1), now: after(2) })).toBe(false);
});

test('words and answers are one conversation, of which the last five are shown (rule orders/help)', () => {
  const at = (minute: number) => new Date(CAME.getTime() + minute * 60_000);
  const said = { reason: 'late', hasPhoto: false, ofBranch: false, settledAt: null } as const;
  const { last, older, unanswered } = readConversation([
    { ...said, id: 1, words: 'a', at: at(1), answer: 'c', answeredAt: at(3) },
    { ...said, id: 2, words: 'b', at: at(2), answer: null, answeredAt: null, settledAt: at(3) },
    { ...said, id: 3, words: '', at: at(4), answer: 'd', answeredAt: at(4), ofBranch: true },
    { ...said, id: 4, words: 'e', at: at(5), answer: null, answeredAt: null },
    { ...said, id: 5, words: 'f', at: at(6), answer: null, answeredAt: null },
  ]);
  expect(last.map(({ words, from }) => `${words} ${from}`)).toEqual([
    ...['b diner', 'c branch', 'd branch', 'e diner', 'f diner'],
  ]);
  expect([older, unanswered]).toEqual([1, 2]);
  expect(readConversation([])).toEqual({ last: [], older: 0, unanswered: 0 });
});
