import { splitDigits } from '@/lib/domain/payments/digit-groups';

test('digits of every script are ASCII, and a group keeps its place in the text', () => {
  expect(splitDigits('a𝟒２.٣')).toEqual({
    groups: [
      { from: 1, to: 4, digits: '42' },
      { from: 5, to: 6, digits: '3' },
    ],
    gaps: ['.'],
  });
});

test('every decimal digit of Unicode has its value, in order from its zero', () => {
  const zero = /^\p{Nd}$/u;
  const codes = Array.from({ length: 0x11_0000 }, (_, code) => code).filter(
    (code) => (code < 0xd800 || code > 0xdfff) && zero.test(String.fromCodePoint(code)),
  );
  const values = codes.map((code) => splitDigits(String.fromCodePoint(code)).groups[0]?.digits);
  expect(values).toEqual(codes.map((_code, index) => String(index % 10)));
});

test('a text without digits has none', () => {
  expect(splitDigits('sin cebolla')).toEqual({ groups: [], gaps: [] });
});
