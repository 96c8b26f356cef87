import fc from 'fast-check';
import { WEEKDAYS } from '@/lib/domain/branches/opening-hours';
import { SERVICE_CHOICES } from '@/lib/domain/branches/services';
import { withKeptPrice } from '@/lib/domain/cart/kept-price';
import { lineTotal, pricePiece, savedOf, withBundles } from '@/lib/domain/menu/price-lines';
import { type Promo, promoAt } from '@/lib/domain/menu/promo-deal';
import { type SlowLine, type SlowMoment, slowPrices } from '@/tests/support/prices/slow-prices';

/** As the verbs price the lines of a cart. */
function priceFast(lines: readonly SlowLine[], { branch, ...moment }: SlowMoment) {
  const pieces = lines.map(({ offer, promo, count, keptMinor = null, ...line }) => {
    const sold = { offerId: offer, service: moment.service };
    const price = pricePiece({
      ...line,
      ...moment,
      promo: promoAt({ promo, branch, listMinor: line.listMinor }),
      key: promo?.mix ?? `offer ${offer}`,
    });
    const kept =
      keptMinor === null
        ? null
        : {
            ...sold,
            unitMinor: keptMinor,
            beforeMinor: Math.max(keptMinor, price.beforeMinor),
            at: moment.at.toISOString(),
          };
    return { ...withKeptPrice({ price, kept, sold, now: moment.at }), count, offMinor: 0 };
  });
  return withBundles(pieces);
}

const price = fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 500_000 }));
const time = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map((all) => `${String(Math.floor(all / 60)).padStart(2, '0')}:${String(all % 60).padStart(2, '0')}`);
const day = fc.integer({ min: 1, max: 20 }).map((number) => `2026-11-${String(number).padStart(2, '0')}`);
const none = { nil: null };
const window = fc.record({
  days: fc.subarray([...WEEKDAYS], { minLength: 1 }),
  from: fc.option(time, none),
  to: fc.option(time, none),
  starts: fc.option(day, none),
  ends: fc.option(day, none),
});
const deal = fc.oneof(
  fc.record({ kind: fc.constant('price' as const), priceMinor: price }),
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('amount' as const), amountMinor: price }),
  fc.record({ kind: fc.constant('words' as const) }),
  fc
    .record({ take: fc.integer({ min: 2, max: 6 }), pay: fc.integer({ min: 1, max: 5 }) })
    .map(({ take, pay }) => ({ kind: 'bundle' as const, take, pay: Math.min(pay, take - 1) })),
);
const promo = fc.record({
  deal,
  window: fc.option(window, { nil: null, freq: 2 }),
  branches: fc.constantFrom([], [], ['centro'], ['norte']),
  services: fc.oneof(fc.constant([]), fc.subarray([...SERVICE_CHOICES])),
  mix: fc.constant(null),
});
/** Products that mix share all but their price, as an import has it. */
const mixed = promo.map((one): Promo => ({ ...one, mix: 'bebidas' }));
/** Most lines have few pieces. */
const count = fc.oneof(
  { weight: 19, arbitrary: fc.integer({ min: 1, max: 5 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 99 }) },
);
const product = fc.record({ listMinor: price, optionsMinor: price });
const menu = fc
  .tuple(fc.array(fc.record({ product, own: fc.option(promo, none) }), { minLength: 1, maxLength: 4 }), mixed)
  .chain(([own, shared]) =>
    fc
      .array(fc.record({ product, mixes: fc.boolean(), at: fc.nat(own.length - 1) }), { maxLength: 4 })
      .map((more) => [
        ...own.map((one) => ({ ...one.product, promo: one.own })),
        ...more.map((one) => ({ ...one.product, promo: one.mixes ? shared : (own[one.at]?.own ?? null) })),
      ]),
  );
const cart = menu.chain((offers) =>
  fc.array(
    fc
      .record({
        offer: fc.nat(offers.length - 1),
        count,
        keptMinor: fc.option(price, { nil: null, freq: 2 }),
      })
      .map(({ offer, count, keptMinor }): SlowLine => {
        const {
          listMinor,
          optionsMinor,
          promo: own,
        } = offers[offer] ?? { listMinor: 0, optionsMinor: 0, promo: null };
        return { offer, count, listMinor, optionsMinor, promo: own, keptMinor };
      }),
    { maxLength: 7 },
  ),
);
const moment = fc.record({
  at: fc.date({
    min: new Date('2026-10-25T00:00:00Z'),
    max: new Date('2026-11-25T00:00:00Z'),
    noInvalidDate: true,
  }),
  timezone: fc.constantFrom(
    'America/Bogota',
    'America/Santiago',
    'America/Mexico_City',
    'America/New_York',
    'America/Sao_Paulo',
  ),
  branch: fc.constantFrom('centro', 'norte'),
  service: fc.constantFrom(...SERVICE_CHOICES),
});

it('prices 10,000 carts as slow arithmetic does, line by line (rule menu/promotions, rule cart/kept-price)', () => {
  fc.assert(
    fc.property(cart, moment, (lines, now) => {
      const priced = priceFast(lines, now);
      expect(priced.map(lineTotal)).toEqual(slowPrices(lines, now));
      // Options are paid, whatever a promotion takes off; with a kept price nothing costs less than nothing.
      const isSound = priced.every((line, at) => {
        const { count: pieces = 0, optionsMinor = 0 } = lines[at] ?? {};
        const isPaid = lineTotal(line) >= (line.keptUntil ? 0 : pieces * optionsMinor);
        return isPaid && savedOf(line) >= 0 && Number.isSafeInteger(line.offMinor);
      });
      expect(isSound).toBe(true);
    }),
    { numRuns: 10_000 },
  );
}, 120_000);

it('a line that follows no menu any more keeps what it has', () => {
  const frozen = { count: 2, bundle: null, offMinor: 700, unitMinor: 1_000, beforeMinor: 1_000 };
  const running = { ...frozen, bundle: { take: 2, pay: 1, key: 'a', ownMinor: 900 }, offMinor: 0 };
  const [first, second] = withBundles([frozen, running]);
  expect([first?.offMinor, second?.offMinor]).toEqual([700, 900]);
});
