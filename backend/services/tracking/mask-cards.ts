const LONG_NUMBER = /\d(?:[ -]?\d){12,18}/g;

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Replaces what looks like a card number (13 to 19 digits, first 2 to 6, Luhn-valid) in any text inside a value (quality T25). */
export function maskCards<T>(value: T): T {
  const masked: unknown = JSON.parse(JSON.stringify(value), (_key, inner: unknown) =>
    typeof inner === 'string'
      ? inner.replace(LONG_NUMBER, (found) => {
          const digits = found.replace(/[ -]/g, '');
          return /^[2-6]/.test(digits) && passesLuhn(digits) ? '[card]' : found;
        })
      : inner,
  );
  // Only strings changed, each into a string: the shape is the one that came in.
  return masked as T;
}
