import { type DigitGroups, type Group, splitDigits } from './digit-groups';

const LONGEST = 19;
const NETWORKS = [
  [/^4/, [13, 16, 19]],
  [/^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720|220[0-4])/, [16]],
  [/^3[47]/, [15]],
  [/^3(?:0[0-5]|[689])/, [14, 16]],
  [/^35(?:2[89]|[3-8])/, [16, 17, 18, 19]],
  [/^(?:5[06-9]|6)/, [16, 17, 18, 19]],
] as const satisfies readonly (readonly [RegExp, readonly number[]])[];
/** Lengths of Maestro that are taken for a card only in one group. */
const SHORT = /^(?=\d{13,15}$)(?:5[06-9]|6)/;
/** As cards are printed; also digit by digit. */
const LAYOUT = /^(?:4,4,4,4(?:,3)?|4,4,4,1|4,6,5|4,6,4|4,4,4,2|4,6,6|(?:1,){12,18}1)$/;
/** Also the phones of Colombia start like these Diners cards. */
const LIKE_PHONE = /^30[0-5]/;
const PLAIN = /^[\s\p{Pd}\u2212\p{Cf}\p{M}]*$/u;
const BLANK = /[\s\p{Cf}\p{M}]/gu;
const LETTER = /\p{L}/u;
const LETTERS = /\p{L}/gu;
const WORDS_OF_DIGITS = /(?<![\p{L}\p{N}])[^\p{L}]+(?![\p{L}\p{N}])/gu;
const LONGEST_WORD = 3;
/** A random code holds digits by chance, but seldom so few letters. */
const FEW_LETTERS = 4;
const LONGEST_TYPED = LONGEST + FEW_LETTERS;

type Span = { from: number; to: number };
type Kind = 'plain' | 'mark' | 'word' | 'end';
type Gap = { kind: Kind; sign: string };

export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = digits.length - 1, double = false; index >= 0; index -= 1, double = !double) {
    const digit = Number(digits[index]) * (double ? 2 : 1);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}

/** A network's first digits and length, and the check digit (guarantee/no-card-data). */
const isCard = (digits: string) =>
  NETWORKS.some(([start, lengths]) => start.test(digits) && lengths.some((one) => one === digits.length)) &&
  passesLuhn(digits);

const isLoneCard = (digits: string) => isCard(digits) || (SHORT.test(digits) && passesLuhn(digits));

function toGap(text: string): Gap {
  if (PLAIN.test(text)) return { kind: 'plain', sign: '' };
  const sign = text.replace(BLANK, '');
  if (!LETTER.test(sign)) return { kind: 'mark', sign };
  return { kind: sign.length > LONGEST_WORD ? 'end' : 'word', sign };
}

/** Card numbers at either end of one long group of digits. */
function findGlued({ from, to, digits }: Group): Span[] {
  if (digits.length <= 16) return [];
  return [16, 15, 14].flatMap((length) => [
    ...(isCard(digits.slice(0, length)) ? [{ from, to: from + length }] : []),
    ...(isCard(digits.slice(-length)) ? [{ from: to - length, to }] : []),
  ]);
}

/** Stricter than any separator: dates, lists and phones beside each other seldom fit. */
function mayJoin({
  digits,
  isPrinted,
  gaps,
}: {
  digits: string;
  isPrinted: boolean;
  gaps: readonly Gap[];
}): boolean {
  const isOneSign = gaps.every(({ sign }) => sign === gaps[0]?.sign);
  if (gaps.some(({ kind }) => kind === 'word')) return isOneSign && isPrinted;
  const isPlain = gaps.every(({ kind }) => kind === 'plain');
  return isPrinted || ((isPlain || isOneSign) && !LIKE_PHONE.test(digits));
}

/** Card numbers across neighbouring groups: a phone or a document may stand before or after. */
function findJoined({ groups, gaps: texts, isCode = false }: DigitGroups & { isCode?: boolean }): Span[] {
  const gaps = texts.map(toGap);
  return groups.flatMap((first, start) => {
    const found: Span[] = isLoneCard(first.digits) ? [first] : [];
    let digits = first.digits;
    for (let end = start + 1; end < groups.length && digits.length < LONGEST; end += 1) {
      const last = groups[end] ?? first;
      if (gaps[end - 1]?.kind === 'end') break;
      digits += last.digits;
      if (!isCard(digits)) continue;
      const sizes = groups
        .slice(start, end + 1)
        .map((group) => group.digits.length)
        .join(',');
      const isPrinted = LAYOUT.test(sizes);
      if (isCode ? isPrinted : mayJoin({ digits, isPrinted, gaps: gaps.slice(start, end) }))
        found.push({ from: first.from, to: last.to });
    }
    return found;
  });
}

function findCards(text: string): Span[] {
  const split = splitDigits(text);
  return [...findJoined(split), ...split.groups.flatMap(findGlued)];
}

function maskCards(text: string): string {
  let masked = '';
  let done = 0;
  for (const { from, to } of findCards(text).sort((a, b) => a.from - b.from)) {
    if (from >= done) masked += `${text.slice(done, from)}[card]`;
    done = Math.max(done, to);
  }
  return masked + text.slice(done);
}

/** Masks card numbers in all texts of a JSON value. */
export function maskCardNumbers<T>(value: T): T {
  const masked: unknown = JSON.parse(JSON.stringify(value), (_key, inner: unknown) =>
    typeof inner === 'string' ? maskCards(inner) : inner,
  );
  // Safe: texts stay texts.
  return masked as T;
}

export function holdsCardNumber(value: unknown): boolean {
  if (typeof value === 'string') return findCards(value).length > 0;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(holdsCardNumber);
}

/** For random codes, which hold digits by chance: a gateway's token, an `Idempotency-Key`. */
export function holdsCardInCode(code: string): boolean {
  const letters = code.match(LETTERS)?.length ?? 0;
  if (letters <= FEW_LETTERS && code.length <= LONGEST_TYPED) return findCards(code).length > 0;
  return (code.match(WORDS_OF_DIGITS) ?? []).some((words) => {
    const { groups, gaps } = splitDigits(words);
    return findJoined({ groups, gaps, isCode: true }).length > 0;
  });
}
