import { type OfferedDish, resolveOffer } from '@/lib/domain/menu/dish-offer';

const HAPPY_HOUR = { days: ['tue'], from: '18:00', to: '20:00', starts: null, ends: null } as const;
const TUESDAY_1830 = new Date('2026-11-17T23:30:00Z');
const TUESDAY_2000 = new Date('2026-11-18T01:00:00Z');

const product = (promo: OfferedDish['promo'], rest: Partial<OfferedDish> = {}): OfferedDish => ({
  price: 5900,
  options_least: 0,
  options_vary: false,
  promo,
  label: null,
  available: true,
  is_new: false,
  is_alcoholic: false,
  tags: [],
  ...rest,
});
const offer = (one: OfferedDish, at: Date) =>
  resolveOffer({
    product: one,
    currency: 'COP',
    at,
    timezone: 'America/Bogota',
    service: null,
    sayFrom: (price) => `desde ${price}`,
  });
const print = (amount: string) => `$\u00a0${amount}`;

test('a product without a promotion has one price and nothing that changes', () => {
  expect(offer(product(null), TUESDAY_1830)).toEqual({
    price: print('5.900'),
    fact: '5900',
    was: null,
    active: false,
    timed: null,
    badges: [],
  });
});

test('a standing promotion shows the price before and does not change by the clock', () => {
  const promo = { label: '2x1', price: 4100, bundle: null, window: null, services: [] };
  expect(offer(product(promo), TUESDAY_2000)).toEqual({
    price: print('4.100'),
    fact: '4100',
    was: print('5.900'),
    active: true,
    timed: null,
    badges: ['promo'],
  });
});

test('a happy hour carries the words of both states, whichever holds', () => {
  const promo = { label: 'Happy hour', price: 4100, bundle: null, window: HAPPY_HOUR, services: [] };
  const timed = { on: print('4.100'), off: print('5.900'), onFact: '4100', offFact: '5900' };
  const during = offer(product(promo, { is_new: true }), TUESDAY_1830);
  expect(during).toEqual({
    price: print('4.100'),
    fact: '4100',
    was: print('5.900'),
    active: true,
    timed,
    badges: ['new', 'promo'],
  });
  expect(offer(product(promo, { is_new: true }), TUESDAY_2000)).toEqual({
    ...during,
    price: print('5.900'),
    fact: '5900',
    active: false,
  });
});

test('a timed promotion that only announces has one price in both states', () => {
  const promo = { label: '2x1', price: null, bundle: null, window: HAPPY_HOUR, services: [] };
  expect(offer(product(promo), TUESDAY_1830)).toMatchObject({
    was: null,
    timed: { on: print('5.900'), off: print('5.900'), onFact: '5900', offFact: '5900' },
  });
});

test('a price that hangs on a required choice is the least of them, and says so in both states', () => {
  const sizes = { price: 0, options_least: 5_000, options_vary: true };
  expect(offer(product(null, sizes), TUESDAY_1830)).toMatchObject({ price: `desde ${print('5.000')}` });
  const promo = { label: 'Happy hour', price: 4100, bundle: null, window: HAPPY_HOUR, services: [] };
  expect(offer(product(promo, { options_least: 1_000, options_vary: true }), TUESDAY_1830)).toMatchObject({
    price: `desde ${print('5.100')}`,
    was: print('6.900'),
    timed: { on: `desde ${print('5.100')}`, off: `desde ${print('6.900')}` },
  });
});

test('a required choice of one price is part of the price', () => {
  const bag = { price: 4_000, options_least: 500, options_vary: false };
  expect(offer(product(null, bag), TUESDAY_1830)).toMatchObject({ price: print('4.500') });
});
