import type { PointRule } from './delivery-price';

/** How a page lets the diner say where a place is that was not found: on a map, by the name of its zone, or by words alone. */
export type Placing = 'map' | 'zone' | 'words';

/**
 * @param zones how many can be chosen by their name; one is chosen by itself
 * @param hasMap the page has a map with streets (rule delivery/place-search)
 */
export function placingOf({
  point,
  zones,
  hasMap,
}: {
  point: PointRule;
  zones: number;
  hasMap: boolean;
}): Placing {
  const isListed = point !== 'required' && zones > 1;
  if (point === 'none') return isListed ? 'zone' : 'words';
  return isListed && !hasMap ? 'zone' : 'map';
}
