import { foldNumber } from '@/lib/domain/text/number-text';

/** A group of digits, in ASCII; `from` and `to` are its place in the text as it was written. */
export type Group = { from: number; to: number; digits: string };
/** `gaps[n]` is the text between the groups n and n + 1. */
export type DigitGroups = { groups: readonly Group[]; gaps: readonly string[] };

/** Digits of any script, also fullwidth, circled and mathematical ones (guarantee/no-card-data). */
export function splitDigits(text: string): DigitGroups {
  const groups: Group[] = [];
  const gaps: string[] = [];
  let gap = '';
  let at = 0;
  for (const char of text) {
    const from = at;
    at += char.length;
    for (const one of foldNumber(char)) {
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
