import { printPercent } from '@/lib/domain/text/percent';

test.each([
  ['es', 20, '20\u00a0%'],
  ['es', 12.5, '12,5\u00a0%'],
  ['en', 20, '20%'],
  ['en', 12.5, '12.5%'],
  ['pt', 20, '20%'],
  ['pt', 12.5, '12,5%'],
  ['es', 0, '0\u00a0%'],
] as const)(
  'in %s, %d is printed as the language writes it (rule tenant/percents)',
  (lang, percent, expected) => {
    expect(printPercent({ percent, lang })).toBe(expected);
  },
);
