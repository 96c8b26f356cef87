import { fitsCurrency } from '@/lib/domain/payments/payment-methods';
import {
  fitsTenant,
  isBelowLeast,
  isProviderName,
  leastChargeMinor,
  PROVIDER_NAMES,
  takesCurrency,
  takesMethod,
} from '@/lib/domain/payments/providers';

describe('a gateway (rule payments/providers)', () => {
  it.each([null, '', 'paypal', '__proto__', 'toString'])('is none by the name %j', (name) => {
    expect(isProviderName(name)).toBe(false);
  });

  it.each(PROVIDER_NAMES)('%s takes what it is for, and nothing that is paid in person', (name) => {
    expect(isProviderName(name)).toBe(true);
    const isColombian = name !== 'stripe';
    expect((['card', 'pse', 'nequi'] as const).map((method) => takesMethod(name, method))).toEqual([
      true,
      isColombian,
      isColombian,
    ]);
    expect([takesMethod(name, 'cash'), takesMethod(name, 'transfer')]).toEqual([false, false]);
  });

  it('takes the currency of its country; the sandbox takes each', () => {
    expect([takesCurrency('wompi', 'COP'), takesCurrency('wompi', 'MXN')]).toEqual([true, false]);
    expect([takesCurrency('stripe', 'COP'), takesCurrency('stripe', 'MXN')]).toEqual([false, true]);
    expect([takesCurrency('sandbox', 'COP'), takesCurrency('sandbox', 'MXN')]).toEqual([true, true]);
  });
});

it.each([
  ['stripe', 'MX', 'MXN', true],
  ['stripe', 'CO', 'MXN', false],
  ['stripe', 'MX', 'USD', false],
  ['wompi', 'PA', 'COP', false],
  ['sandbox', 'BR', 'BRL', true],
] as const)('%s in %s with %s: %s', (name, country, currency, fits) => {
  expect(fitsTenant(name, { country, currency })).toBe(fits);
});

it.each([
  ['nequi', 'COP', true],
  ['nequi', 'CLP', false],
  ['pse', 'MXN', false],
  ['card', 'MXN', true],
  ['cash', 'BRL', true],
] as const)('%s in %s: %s', (method, currency, fits) => {
  expect(fitsCurrency(method, currency)).toBe(fits);
});

describe('the least that is charged (rule payments/least-charge)', () => {
  it.each([
    ['stripe', 'MXN', 1_000],
    ['sandbox', 'MXN', 1_000],
    ['sandbox', 'COP', null],
    ['wompi', 'COP', null],
    ['nobody', 'MXN', null],
    [null, 'MXN', null],
  ] as const)('by %s in %s: %s', (provider, currency, least) => {
    expect(leastChargeMinor({ provider, currency })).toBe(least);
  });

  it.each([
    [999, 1_000, true],
    [1_000, 1_000, false],
    [1, null, false],
    // A coupon left nothing to pay.
    [0, 1_000, false],
  ])('%s of %s is below it: %s', (amount, least, isBelow) => {
    expect(isBelowLeast({ amount, least })).toBe(isBelow);
  });
});
