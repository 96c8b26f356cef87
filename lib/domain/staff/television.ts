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
