import { judgeSigns, readSigns, SIGN_TRIES, WRONG_SIGNS_PER_HOUR } from '@/lib/domain/orders/delivery-code';

test('signs are read as a thumb types them (rule orders/delivery-code)', () => {
  expect(readSigns(' k7-m p. ')).toBe('K7MP');
});

test.each([
  [0, 0, true, 'right'],
  [SIGN_TRIES - 1, WRONG_SIGNS_PER_HOUR - 1, true, 'right'],
  [0, 0, false, 'code_invalid'],
  [SIGN_TRIES, 0, true, 'code_tries'],
  [0, WRONG_SIGNS_PER_HOUR, true, 'code_tries'],
] as const)(
  'after %i wrong signs, and %i of the person, right: %s is %s (guarantee/delivery-signs)',
  (tries, wrongLately, isRight, verdict) => {
    expect(judgeSigns({ tries, wrongLately, isRight })).toBe(verdict);
  },
);
