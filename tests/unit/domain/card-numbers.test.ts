import { holdsCardNumber, maskCardNumbers } from '@/lib/domain/card-numbers';

test.each([
  ['4242424242424242', true],
  ['4242 4242 4242 4242', true],
  ['pagué con 4242-4242-4242-4242, gracias', true],
  ['378282246310005', true],
  ['4242424242424241', false],
  ['1242424242424242', false],
  ['+57 300 123 4567', false],
  ['1234567890123', false],
])('%s holds a card number: %s', (text, holds) => {
  expect(holdsCardNumber({ deep: [{ text }] })).toBe(holds);
  expect(JSON.stringify(maskCardNumbers({ text })).includes('[card]')).toBe(holds);
});

test('what is no text stays as it is', () => {
  const value = { count: 4_242_424_242_424_242, list: [null, true, 'a'] };
  expect(maskCardNumbers(value)).toEqual(value);
  expect(holdsCardNumber(value)).toBe(false);
});
