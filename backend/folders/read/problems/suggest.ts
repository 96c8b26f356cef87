import { findClosest } from '@/lib/domain/text/find-closest.mjs';

/** Spanish and Portuguese words of days, by their first letters, and what the file calls them. */
const DAYS: readonly (readonly [word: RegExp, day: string])[] = [
  [/^(lun|seg)/i, 'mon'],
  [/^(mar|ter)/i, 'tue'],
  [/^(mi[eé]|qua)/i, 'wed'],
  [/^(jue|qui)/i, 'thu'],
  [/^(vie|sex)/i, 'fri'],
  [/^(s[aá]b|sat)/i, 'sat'],
  [/^(dom|sun)/i, 'sun'],
];

/** @returns the allowed word that was probably meant, or null */
export function suggest(word: string, known: readonly string[]): string | null {
  const day = DAYS.find(([begins]) => begins.test(word))?.[1];
  return day && known.includes(day) ? day : findClosest({ word, known, most: 2 });
}
