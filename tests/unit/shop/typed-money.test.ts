import { CURRENCY_CODES } from '@/lib/domain/money/currencies';
import { printTyped } from '@/lib/domain/money/typed-amount';
import { amountOf } from '@/lib/domain/shop/typed-money';

test('a price is read again as it is printed, in each currency', () => {
  for (const currency of CURRENCY_CODES)
    for (const price of [0, 5, 50, 1_250, 450_000, 125_000_050])
      expect([currency, amountOf({ text: printTyped(price, currency) }, currency)]).toEqual([
        currency,
        price,
      ]);
  expect(amountOf({ text: '4,9x' }, 'COP')).toBeNull();
});
