/** Why a delivery was handed over without the diner's four signs (rule orders/delivery-code). */
export const UNPROVED_REASONS = ['door', 'reception', 'no_phone', 'no_code', 'other'] as const;
export type UnprovedReason = (typeof UNPROVED_REASONS)[number];
/** In the news of a delivery of which nobody said why. */
export const NO_REASON = 'none';

/** Wrong tries of one order, after which its signs prove nothing any more. */
export const SIGN_TRIES = 8;
/** Wrong signs of one of the staff, over all orders. */
export const WRONG_SIGNS_PER_HOUR = 20;
export const SIGN_COUNT = 4;

/** Spaces, points and dashes that a thumb types do not count, nor does the case. */
export const readSigns = (typed: string): string => typed.replace(/[\s.-]/g, '').toUpperCase();

/** The result of a try (guarantee/delivery-signs). @param wrongLately wrong signs that this person typed within an hour */
export function judgeSigns({
  tries,
  wrongLately,
  isRight,
}: {
  tries: number;
  wrongLately: number;
  isRight: boolean;
}): 'right' | 'code_invalid' | 'code_tries' {
  // The right signs come too late as well: else a guess after the last try would count.
  if (tries >= SIGN_TRIES || wrongLately >= WRONG_SIGNS_PER_HOUR) return 'code_tries';
  return isRight ? 'right' : 'code_invalid';
}
