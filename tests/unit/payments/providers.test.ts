import {
  fitsCurrency,
  isProviderName,
  PROVIDER_NAMES,
  takesCurrency,
  takesMethod,
} from '@/lib/domain/payments/providers';

describe('a gateway (rule payments/providers)', () => {
  it.each([null, '', 'stripe', '__proto__', 'toString'])('is none by the name %j', (name) => {
    expect(isProviderName(name)).toBe(false);
  });

  it.each(PROVIDER_NAMES)('%s takes cards, PSE and Nequi, and nothing that is paid in person', (name) => {
    expect(isProviderName(name)).toBe(true);
    expect((['card', 'pse', 'nequi'] as const).map((method) => takesMethod(name, method))).toEqual([
      true,
      true,
      true,
    ]);
    expect([takesMethod(name, 'cash'), takesMethod(name, 'transfer')]).toEqual([false, false]);
  });

  it('takes the currency of its country; the sandbox takes each', () => {
    expect([takesCurrency('wompi', 'COP'), takesCurrency('wompi', 'MXN')]).toEqual([true, false]);
    expect([takesCurrency('sandbox', 'COP'), takesCurrency('sandbox', 'MXN')]).toEqual([true, true]);
  });
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
