import { isMistakable } from '@/lib/domain/money/shared-signs';

test.each([
  ['MXN', 'en', 'es', true],
  ['MXN', 'es', 'es', false],
  ['USD', 'es', 'en', true],
  ['PEN', 'en', 'es', false],
  ['BRL', 'es', 'pt', false],
] as const)(
  '%s on a page in %s of a tenant in %s is taken for another: %s (rule tenant/foreign-prices)',
  (currency, lang, own, is) => {
    expect(isMistakable({ currency, lang, own })).toBe(is);
  },
);
