import { ratingContactSchema } from '@/lib/contract/feedback/rating';

test.each([
  ['310 123 4567', true],
  ['+57 (310) 123-4567', true],
  ['310\u2013123\u20114567', true],
  ['310/123/4567', true],
  ['1234', false],
  ['phone', false],
  ['310 123 456x', false],
  ['', false],
])('a phone %j of who wants an answer: %s (rule people/numbers)', (phone, isTaken) => {
  expect(ratingContactSchema.safeParse({ phone }).success).toBe(isTaken);
});
