import fc from 'fast-check';
import { SERVICE_CHOICES } from '@/lib/domain/branches/services';
import {
  type CouponFacts,
  type CouponRules,
  findCouponRefusal,
  isCouponName,
  isDelivered,
  toCouponCode,
} from '@/lib/domain/cart/coupon';

const RULES: CouponRules = {
  terms: { kind: 'percent', percent: 10 },
  from: null,
  until: null,
  weekdays: [],
  limit: null,
  perProfile: 1,
  firstOrder: false,
  branches: [],
  services: [],
  minimumMinor: 0,
};
/** Noon of Wednesday, 18 November 2026, in Bogotá. */
const FACTS: CouponFacts = {
  usedInAll: 0,
  usedByDiner: 0,
  hasOrderedBefore: false,
  branches: ['centro'],
  service: 'take_away',
  productsMinor: 30_000,
  at: new Date('2026-11-18T17:00:00Z'),
  timezone: 'America/Bogota',
};
const refusal = (rules: Partial<CouponRules>, facts: Partial<CouponFacts> = {}) =>
  findCouponRefusal({ rules: { ...RULES, ...rules }, facts: { ...FACTS, ...facts } })?.key ?? null;

describe('who may use a coupon (rule cart/coupon)', () => {
  it.each<[string, Partial<CouponRules>, Partial<CouponFacts>, string | null]>([
    ['without bounds', {}, {}, null],
    ['on its first day', { from: '2026-11-18' }, {}, null],
    ['before its first day', { from: '2026-11-19' }, {}, 'coupon_invalid'],
    ['on its last day', { until: '2026-11-18' }, {}, null],
    ['after its last day', { until: '2026-11-17' }, {}, 'coupon_invalid'],
    [
      'on its last day, still there in the branch’s own zone',
      { until: '2026-11-18' },
      { at: new Date('2026-11-19T04:59:00Z') },
      null,
    ],
    [
      'a minute into the day after',
      { until: '2026-11-18' },
      { at: new Date('2026-11-19T05:00:00Z') },
      'coupon_invalid',
    ],
    ['with one use left', { limit: 3 }, { usedInAll: 2 }, null],
    ['with none left', { limit: 3 }, { usedInAll: 3 }, 'coupon_used'],
    ['by who has used it', {}, { usedByDiner: 1 }, 'coupon_used'],
    ['by who may use it again', { perProfile: 2 }, { usedByDiner: 1 }, null],
    ['on a first order', { firstOrder: true }, {}, null],
    ['on a second order', { firstOrder: true }, { hasOrderedBefore: true }, 'coupon_first_order'],
    ['at its branch', { branches: ['norte', 'centro'] }, {}, null],
    ['at another branch', { branches: ['norte'] }, {}, 'coupon_branch'],
    ['for its service', { services: ['take_away'] }, {}, null],
    ['for another service', { services: ['on_table'] }, {}, 'coupon_service'],
    ['free delivery of what is fetched', { terms: { kind: 'free_delivery' } }, {}, 'coupon_service'],
    ['free delivery', { terms: { kind: 'free_delivery' } }, { service: 'delivery' }, null],
    ['free delivery on a day', { terms: { kind: 'free_delivery' } }, { service: 'schedule' }, null],
    ['on its weekday', { weekdays: ['wed'] }, {}, null],
    ['on another weekday', { weekdays: ['thu', 'fri'] }, {}, 'coupon_day'],
    ['from exactly its minimum', { minimumMinor: 30_000 }, {}, null],
    ['just below its minimum', { minimumMinor: 30_001 }, {}, 'coupon_minimum'],
  ])('%s', (_case, rules, facts, expected) => {
    expect(refusal(rules, facts)).toBe(expected);
  });

  it('says how much is missing to its minimum', () => {
    expect(findCouponRefusal({ rules: { ...RULES, minimumMinor: 45_000 }, facts: FACTS })).toEqual({
      key: 'coupon_minimum',
      values: { minimumMinor: 45_000, missingMinor: 15_000 },
    });
  });

  it('gives the same answer for one out of season, whatever else is wrong (guarantee/coupon-guessing)', () => {
    const strict = { limit: 1, firstOrder: true, branches: ['norte'], minimumMinor: 99_000 };
    expect(refusal({ ...strict, until: '2020-01-01' }, { usedInAll: 1 })).toBe('coupon_invalid');
  });
});

describe('a code', () => {
  it.each([
    [' MESA ', 'mesa'],
    ['Bienvenido10', 'bienvenido10'],
    ['abc', null],
    ['  ab  ', null],
    ['Dulce-Final', 'dulcefinal'],
    ['dulce\u2013final', 'dulcefinal'],
    ['dulce final', 'dulcefinal'],
    ['\u00abBIENVENIDO 10\u00bb', 'bienvenido10'],
    ['a-b-c', null],
    ['señal', null],
    ['----', null],
    ['a'.repeat(40), 'a'.repeat(40)],
    ['a'.repeat(41), null],
  ])('%j is %j', (text, code) => {
    expect(toCouponCode(text)).toBe(code);
  });

  it('reads what it wrote', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const code = toCouponCode(text);
        expect(code === null || toCouponCode(` ${code.toUpperCase()} `) === code).toBe(true);
      }),
    );
  });
});

test.each([
  ['dulce-final', true],
  ['mesa', true],
  ['a-b-c', false],
  ['dulce final', false],
  ['dulce_final', false],
  ['Mesa', false],
])('a coupon may be named %j: %s', (name, isName) => {
  expect(isCouponName(name)).toBe(isName);
});

test('what is brought may have a free delivery, now or at an hour', () => {
  expect(SERVICE_CHOICES.filter(isDelivered)).toEqual(['delivery', 'schedule']);
});
