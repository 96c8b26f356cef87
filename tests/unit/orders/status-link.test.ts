import { isToldAbout, statusLinkEnd } from '@/lib/domain/orders/status-link';

type Told = Parameters<typeof isToldAbout>[0];
const kitchen = new Date('2026-11-18T17:00:00Z');
const ORDER = {
  ...{ service: 'delivery', subservice: null, seat: null, is_account: false },
  ...{ status: 'accepted', released_at: kitchen },
} satisfies Told;

test.each([
  ['a delivery', {}, true],
  ['what is fetched', { service: 'take_away' }, true],
  ['what a counter calls out', { service: 'on_table' }, true],
  ['what is brought to a table', { service: 'on_table', seat: {} }, false],
  ['an account', { service: 'on_table', seat: {}, is_account: true }, false],
  ['a deposit', { service: 'book' }, false],
  ['a cart', { status: 'cart' }, false],
  ['what waits for its payment', { status: 'in_progress', released_at: null }, false],
  ['what is over', { status: 'cancelled' }, true],
] as [string, Partial<Told>, boolean][])(
  'of %s others are told: %s (rule orders/status-link)',
  (_what, changes, isTold) => {
    expect(isToldAbout({ ...ORDER, ...changes })).toBe(isTold);
  },
);

test('a link lives thirty days (rule orders/status-link)', () => {
  expect(statusLinkEnd(kitchen).toISOString()).toBe('2026-12-18T17:00:00.000Z');
});
