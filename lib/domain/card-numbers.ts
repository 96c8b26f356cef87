const LONG_NUMBER = /\d(?:[ -]?\d){12,18}(?!\d)/g;

/** Whether digits end in the check digit that card numbers have. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, char, index) => {
    const digit = Number(char) * (index % 2 === 1 ? 2 : 1);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}

/** 13 to 19 digits, blanks and dashes aside, that start and add up like a card's (quality T25). */
function isCardNumber(found: string): boolean {
  const digits = found.replace(/[ -]/g, '');
  return /^[2-6]/.test(digits) && passesLuhn(digits);
}

/** A value as JSON has it, with every card number in its texts masked. */
export function maskCardNumbers<T>(value: T): T {
  const masked: unknown = JSON.parse(JSON.stringify(value), (_key, inner: unknown) =>
    typeof inner === 'string'
      ? inner.replace(LONG_NUMBER, (found) => (isCardNumber(found) ? '[card]' : found))
      : inner,
  );
  // Only texts changed, each into a text: the shape is the one that came in.
  return masked as T;
}

/** Whether any text inside a value holds a card number. */
export function holdsCardNumber(value: unknown): boolean {
  if (typeof value === 'string') return (value.match(LONG_NUMBER) ?? []).some(isCardNumber);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(holdsCardNumber);
}
