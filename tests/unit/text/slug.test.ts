import { slugSchema } from '@/lib/contract/primitives';
import { isSlug } from '@/lib/domain/text/slug';

const LONGEST = 'a'.repeat(80);

describe('isSlug (rule branches/slug)', () => {
  test.each(['centro', '7-norte', 'la-brasa-2', 'a', LONGEST])('%s is one', (word) => {
    expect(isSlug(word)).toBe(true);
  });
  test.each([
    '',
    'Centro',
    'la_brasa',
    'la--brasa',
    '-brasa',
    'brasa-',
    '42',
    '4-2',
    'ñandú',
    'centro\n',
    'dos palabras',
    `${LONGEST}a`,
  ])('%p is none', (word) => {
    expect(isSlug(word)).toBe(false);
  });
  test.each(['centro', 'la--brasa', '42', LONGEST, `${LONGEST}a`])('the contract agrees on %s', (word) => {
    expect(slugSchema.safeParse(word).success).toBe(isSlug(word));
  });
});
