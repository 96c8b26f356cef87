const RUN = /\d[\d\s\p{Pd}]*/gu;
const GROUP = /\d+/g;
const SHORTEST = 13;
const LONGEST = 19;
/** A card number among other digits must have its network's length. */
const NETWORKS = [
  [/^4/, [13, 16, 19]],
  [/^(?:5[1-5]|2[2-7])/, [16]],
  [/^3[47]/, [15]],
  [/^3(?:0[0-5]|[689])/, [14, 16]],
  [/^(?:35|5[06-8]|6)/, [16, 17, 18, 19]],
] as const satisfies readonly (readonly [RegExp, readonly number[]])[];

type Span = { from: number; to: number };
type Group = Span & { digits: string };

export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, char, index) => {
    const digit = Number(char) * (index % 2 === 1 ? 2 : 1);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}

/** Length, first digit and check digit fit a card (guarantee/no-card-data). */
const isCard = (digits: string) =>
  digits.length >= SHORTEST && digits.length <= LONGEST && /^[2-6]/.test(digits) && passesLuhn(digits);

const isCardOfNetwork = (digits: string) =>
  NETWORKS.some(([start, lengths]) => start.test(digits) && lengths.some((one) => one === digits.length)) &&
  passesLuhn(digits);

/** Card numbers at either end of one long group of digits. */
function findGlued({ from, to, digits }: Group): Span[] {
  if (digits.length <= 16) return [];
  return [16, 15, 14].flatMap((length) => [
    ...(isCardOfNetwork(digits.slice(0, length)) ? [{ from, to: from + length }] : []),
    ...(isCardOfNetwork(digits.slice(-length)) ? [{ from: to - length, to }] : []),
  ]);
}

/** Card numbers across neighbouring groups: a phone or a document may stand before or after. */
function findJoined(groups: readonly Group[]): Span[] {
  return groups.flatMap((first, start) => {
    const found: Span[] = [];
    let digits = '';
    for (let end = start; end < groups.length && digits.length < LONGEST; end += 1) {
      const last = groups[end] ?? first;
      digits += last.digits;
      const standsAlone = start === end || (start === 0 && end === groups.length - 1);
      if (standsAlone ? isCard(digits) : isCardOfNetwork(digits))
        found.push({ from: first.from, to: last.to });
    }
    return found;
  });
}

function findCards(text: string): Span[] {
  return [...text.matchAll(RUN)].flatMap((run) => {
    const groups = [...run[0].matchAll(GROUP)].map(({ 0: digits, index }) => {
      const from = run.index + index;
      return { from, to: from + digits.length, digits };
    });
    return [...findJoined(groups), ...groups.flatMap(findGlued)];
  });
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
