/** Tables of one part of a room; `area` is null for those that say none. */
export type Area<T> = { area: string | null; tables: T[] };

/**
 * Tables by the part of the room in which they stand, each part where its first table comes, those without one last
 * (rule table/areas). One part where no table says any.
 */
export function byArea<T extends { area: string | null }>(tables: readonly T[]): Area<T>[] {
  const areas = new Map<string | null, T[]>();
  for (const table of tables) areas.set(table.area, [...(areas.get(table.area) ?? []), table]);
  const rest = areas.get(null);
  areas.delete(null);
  const named = [...areas].map(([area, own]) => ({ area, tables: own }));
  return rest ? [...named, { area: null, tables: rest }] : named;
}

/** Whether a room has parts at all, so that they are said. */
export const hasAreas = (areas: readonly { area: string | null }[]): boolean =>
  areas.some(({ area }) => area !== null);
