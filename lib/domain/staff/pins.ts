const PIN = /^\d{4,6}$/;
/** The ones that are tried first: years of birth and deaths, and the middle of the keypad. */
const GUESSED = /^(?:(?:19|20)\d\d|2580|0852|1004|6969|5683|0007)$/;

function isSequence(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, index) => (Number(digit) - Number(pin[index]) + 10) % 10);
  return (
    steps.every((step) => step === 1) ||
    steps.every((step) => step === 9) ||
    steps.every((step) => step === 0)
  );
}

/** `1212`, `123123`. */
const isRepeated = (pin: string): boolean =>
  [2, 3].some((size) => pin.length % size === 0 && pin === pin.slice(0, size).repeat(pin.length / size));

/** @returns what is wrong with it, or null (rule staff/pins) */
export function findPinFault(pin: string): 'length' | 'guessed' | null {
  if (!PIN.test(pin)) return 'length';
  return isSequence(pin) || isRepeated(pin) || GUESSED.test(pin) ? 'guessed' : null;
}

/** Wrong ones of a person at a tablet before they wait, and until nothing is tried any more there. */
export const FREE_PIN_TRIES = 5;
export const MOST_PIN_TRIES = 10;
/** The wait after the last free one; it doubles with each further one. */
export const PIN_WAIT_SECONDS = 60;
