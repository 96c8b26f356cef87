import fc from 'fast-check';
import { digitsOf, foldNumber, toNumberText } from '@/lib/domain/text/number-text';

test.each([
  ['12.abc.345/01DE-35', '12ABC34501DE35'],
  ['901\u2013234\u2014567\u22127', '9012345677'],
  ['\u0661\u0662\u0663 \uff14\uff15 \u2465', '123456'],
  ['8\u00b7123\u2019456|', '8123456'],
  ['\u202e12\u200b\u00ad34\u0007', '1234'],
  ['ñ-1', 'Ñ1'],
  [' -/. ', ''],
])('letters and digits of %j are %s (rule people/numbers)', (text, number) => {
  expect(toNumberText(text)).toBe(number);
});

test('a field of digits takes nothing else', () => {
  expect(digitsOf('4111 \uff11\uff11\uff11\uff11 x')).toBe('41111111');
});

test('no mark is left, and what was cleaned stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const number = toNumberText(text);
      expect(number).not.toMatch(/[^\p{L}\p{Nd}]/u);
      expect(number).not.toMatch(/(?!\d)\p{Nd}/u);
    }),
  );
});

test('ordinary text is folded to itself', () => {
  expect(foldNumber('+57 (601) 234-5678')).toBe('+57 (601) 234-5678');
});
