import { allocate } from '@/lib/domain/money/allocate';
import type { Bundle } from './promo';

/** The pieces of a line that a running promotion counts: pieces of one `key` fill its bundles. Minor units, without options. */
export type BundledPieces = Bundle & { key: string; ownMinor: number };

/** `missing`: how many pieces more fill the bundle that was begun; 0 where none was. Minor units. */
export type BundleDiscount = { offMinor: number; missing: number };

type Line = { count: number; bundle: BundledPieces | null };

/** The dearest pieces first, of equal ones those of earlier lines: whoever pays gets the most off. */
function listPieces(
  lines: readonly Line[],
  places: readonly number[],
): { place: number; ownMinor: number }[] {
  return places
    .flatMap((place) => {
      const line = lines[place];
      const ownMinor = line?.bundle?.ownMinor ?? 0;
      return Array.from({ length: line?.count ?? 0 }, () => ({ place, ownMinor }));
    })
    .sort((one, other) => other.ownMinor - one.ownMinor || one.place - other.place);
}

/**
 * The discount of bundles on each line (rule menu/bundles). The cheapest pieces of each bundle are free, and all of its pieces
 * carry that in proportion to their prices, so that each line costs what it costs, whoever it is for.
 */
export function discountBundles(lines: readonly Line[]): BundleDiscount[] {
  const found = lines.map((): BundleDiscount => ({ offMinor: 0, missing: 0 }));
  const keys = new Set(lines.flatMap(({ bundle }) => (bundle ? [bundle.key] : [])));
  for (const key of keys) {
    const places = lines.flatMap(({ bundle }, place) => (bundle?.key === key ? [place] : []));
    const { take = 1, pay = 1 } = lines[places[0] ?? 0]?.bundle ?? {};
    const pieces = listPieces(lines, places);
    const rest = pieces.length % take;
    for (let begin = 0; begin + take <= pieces.length; begin += take) {
      const filled = pieces.slice(begin, begin + take);
      const freeMinor = filled.slice(pay).reduce((sum, { ownMinor }) => sum + ownMinor, 0);
      const parts = allocate({ amountMinor: freeMinor, weights: filled.map(({ ownMinor }) => ownMinor) });
      for (const [at, { place }] of filled.entries()) {
        const line = found[place];
        if (line) line.offMinor += parts[at] ?? 0;
      }
    }
    const last = found[places.at(-1) ?? 0];
    if (last && rest > 0) last.missing = take - rest;
  }
  return found;
}
