import { isLookToken } from '@/lib/domain/shop/draft/look-draft';
import { readColor } from '@/lib/domain/shop/typed-color';

test.each([
  ['#B3361B', '#b3361b'],
  [' b3361b ', '#b3361b'],
  ['#b33', null],
  ['rojo', null],
  ['#b3361b0', null],
])('%s is read as %s', (text, color) => {
  expect(readColor(text)).toBe(color);
});

test('a word of a draft has its length and its signs (rule tenant/look-draft)', () => {
  expect(isLookToken('aZ0_-'.repeat(6).padEnd(32, 'x'))).toBe(true);
  for (const word of [null, undefined, '', 'x'.repeat(31), 'x'.repeat(33), `${'x'.repeat(31)}/`])
    expect(isLookToken(word)).toBe(false);
});
