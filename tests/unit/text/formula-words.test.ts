import fc from 'fast-check';
import { guardWords, unguardWords } from '@/lib/domain/text/formula-words';

const SIGNS = ['=', '+', '-', '@', '＝', "'", '"', ',', ';', '|', ' ', '\n', '\t', '\u200b', 'a', '1'];
const words = fc.string({ unit: fc.constantFrom(...SIGNS) }).map((one) => one.trim());

test('what a spreadsheet would run gets an apostrophe, and is the same words when they are read (rule tenant/export)', () => {
  expect(guardWords('=HYPERLINK("x")')).toBe(`'=HYPERLINK("x")`);
  expect(unguardWords("'=1+1")).toBe('=1+1');
  expect(unguardWords("'tis")).toBe("'tis");
  fc.assert(fc.property(words, (one) => unguardWords(guardWords(one)) === one));
});
