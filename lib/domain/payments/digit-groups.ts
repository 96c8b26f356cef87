/** A group of digits, in ASCII; `from` and `to` are its place in the text as it was written. */
export type Group = { from: number; to: number; digits: string };
/** `gaps[n]` is the text between the groups n and n + 1. */
export type DigitGroups = { groups: readonly Group[]; gaps: readonly string[] };

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

/** Compatibility forms and the digits of all scripts. */
const fold = (char: string) => (PLAIN.test(char) ? char : [...char.normalize('NFKC')].map(toAscii).join(''));

/** Digits of any script, also fullwidth, circled and mathematical ones (guarantee/no-card-data). */
export function splitDigits(text: string): DigitGroups {
  const groups: Group[] = [];
  const gaps: string[] = [];
  let gap = '';
  let at = 0;
  for (const char of text) {
    const from = at;
    at += char.length;
    for (const one of fold(char)) {
      if (one < '0' || one > '9') {
        gap += one;
        continue;
      }
      const last = groups.at(-1);
      if (last && gap === '') {
        last.digits += one;
        last.to = at;
        continue;
      }
      if (last) gaps.push(gap);
      groups.push({ from, to: at, digits: one });
      gap = '';
    }
  }
  return { groups, gaps };
}
