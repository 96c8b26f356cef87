import { styleValue, withStyleValue } from '@/lib/domain/shop/own-style';

const STYLE = '--radius: 4px; --card-gap:12px;';

test('a variable is read and written without the others', () => {
  expect([
    styleValue(STYLE, '--radius'),
    styleValue(STYLE, '--card-gap'),
    styleValue('', '--radius'),
  ]).toEqual([...['4px', '12px', '']]);
  expect(withStyleValue(STYLE, '--radius', '20px')).toBe('--card-gap:12px; --radius: 20px');
  expect(withStyleValue(STYLE, '--radius', '')).toBe('--card-gap:12px');
  expect(withStyleValue('', '--radius', '')).toBe('');
});
