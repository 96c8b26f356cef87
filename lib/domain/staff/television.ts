/** Signs that nobody mistakes for others, typed with a remote control: sixty bits of them (rule staff/television). */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 12;

/** @param random a whole number below its argument */
export const createTelevisionCode = (random: (below: number) => number): string =>
  Array.from({ length: LENGTH }, () => SIGNS[random(SIGNS.length)]).join('');

/** `K7MP-3XQ9-BTR4`, as it is read out and typed. */
export const printTelevisionCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/** The code as it is kept; null for what is none. */
export function readTelevisionCode(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return code.length === LENGTH && [...code].every((sign) => SIGNS.includes(sign)) ? code : null;
}

/** The width of the part for its numbers against its height, of a screen that lies and of one that stands. */
const PART_RATIO = 1.2;
/** In letters' heights. */
const ROW = 1.2;
const SIGN = 0.62;
const GAP = 0.4;

/** The columns that let numbers be as large as they fit. `signs`: of the longest. */
export function fitNumbers(numbers: readonly string[]): { columns: number; rows: number; signs: number } {
  const signs = Math.max(1, ...numbers.map(({ length }) => length));
  const sizeOf = (columns: number) =>
    Math.min(1 / (Math.ceil(numbers.length / columns) * ROW), PART_RATIO / (columns * (signs * SIGN + GAP)));
  const columns = numbers.reduce(
    (best, _number, index) => (sizeOf(index + 1) > sizeOf(best) ? index + 1 : best),
    1,
  );
  return { columns, rows: Math.max(1, Math.ceil(numbers.length / columns)), signs };
}
