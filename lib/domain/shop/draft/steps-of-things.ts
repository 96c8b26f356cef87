import type { ShopPatch } from '../shop-patch';
import type { Thing } from './draft';

/** One word for a thing of the shop. */
export const wordOf = ({ kind, key }: Thing): string => `${kind} ${key}`;

/** The steps of each of some things, by their words. */
export function stepsOfThings(
  steps: readonly ShopPatch[],
  words: ReadonlySet<string>,
): Map<string, readonly ShopPatch[]> {
  const own = new Map<string, ShopPatch[]>([...words].map((word) => [word, []]));
  for (const step of steps) own.get(wordOf(step))?.push(step);
  return own;
}
