const PLAIN = /^[\p{ASCII}]*$/u;
const DIGIT = /^\p{Nd}$/u;

/** One to nine in a circle, without a compatibility form. */
const CIRCLED_ONES = [0x24f5, 0x2776, 0x2780, 0x278a];

function readCircled(code: number): string | null {
  if (code === 0x24ff) return '0';
  const one = CIRCLED_ONES.find((first) => code >= first && code < first + 9);
  return one === undefined ? null : String(code - one + 1);
}

/** Decimal digits of a script stand together, ten by ten from its zero. */
function toAscii(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  const circled = readCircled(code);
  if (circled !== null) return circled;
  if (char <= '\u007f' || !DIGIT.test(char)) return char;
  let zero = code;
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** Compatibility forms and the digits of all scripts, in ASCII. */
export const foldNumber = (text: string): string =>
  PLAIN.test(text) ? text : [...text.normalize('NFKC')].map(toAscii).join('');

/**
 * The signs of a typed number that count: its letters, in upper case, and its digits. Blanks, dots, slashes and dashes
 * of all kinds are marks (rule people/numbers).
 */
export const toNumberText = (text: string): string =>
  foldNumber(text)
    .toUpperCase()
    .replace(/[^\p{L}\p{Nd}]/gu, '');

/** The digits alone, of a field that takes nothing else. */
export const digitsOf = (text: string): string => foldNumber(text).replace(/\D/g, '');
