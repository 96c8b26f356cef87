import { CURRENCY_CODES } from '@/lib/domain/money/currencies';
import { changePrice, type PriceChange, readPercent, roundingsOf } from '@/lib/domain/shop/bulk/change-price';

const raised = (percent: number): PriceChange => ({ way: 'raise', percent });
const lowered = (percent: number): PriceChange => ({ way: 'lower', percent });

describe('prices changed together (rule tenant/bulk-edits)', () => {
  it.each<[number, PriceChange, number, number, number]>([
    [4_500, raised(5), 100, 0, 4_700],
    [4_500, raised(5), 50, 0, 4_750],
    [4_500, lowered(10), 50, 0, 4_050],
    [100_000, raised(2.5), 100, 0, 102_500],
    [30, lowered(50), 100, 0, 100],
    [0, raised(5), 100, 0, 0],
    [1_990, raised(10), 1, 0, 2_189],
    [1_000_000_050, raised(100), 1, 0, 2_000_000_100],
    [1_050, raised(5), 100, 90, 1_090],
    [1_140, raised(0.01), 100, 90, 1_190],
    [40, lowered(50), 100, 90, 90],
    [4_500, { way: 'raise', amountMinor: 500 }, 100, 0, 5_000],
    [4_500, { way: 'lower', amountMinor: 500 }, 1_000, 900, 3_900],
    [4_500, { way: 'lower', amountMinor: 9_000 }, 100, 0, 100],
    [0, { way: 'raise', amountMinor: 500 }, 100, 0, 0],
    [4_500, { way: 'set', amountMinor: 1_234 }, 100, 0, 1_234],
  ])('%i by %j to %i with the ending %i is %i', (priceMinor, change, step, ending, expected) => {
    expect(changePrice({ priceMinor, change, rounding: { step, ending } })).toBe(expected);
  });

  it.each<[string, 'raise' | 'lower', number | null]>([
    ['5', 'raise', 5],
    ['5 %', 'lower', 5],
    ['2,5', 'lower', 2.5],
    ['12.25', 'raise', 12.25],
    ['150', 'raise', 150],
    ['100', 'lower', null],
    ['0', 'raise', null],
    ['-5', 'raise', null],
    ['cinco', 'raise', null],
    ['1.000', 'raise', null],
    ['', 'raise', null],
  ])('reads %s to %s as %p', (text, way, percent) => {
    expect(readPercent(text, way)).toBe(percent);
  });

  it('offers a rounding for each currency, whose endings are below their steps', () => {
    for (const currency of CURRENCY_CODES)
      for (const { step, ending } of roundingsOf(currency)) {
        expect(step).toBeGreaterThan(0);
        expect(ending).toBeLessThan(step);
      }
  });
});
