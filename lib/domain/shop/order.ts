type Link = { before: string | null; after: string | null };

/** Keys in an order in which each is put behind another in one step, however many there are. */
export function createOrder(keys: readonly string[]) {
  const links = new Map<string, Link>();
  let [first, last]: [string | null, string | null] = [null, null];

  const join = (before: string | null, after: string | null) => {
    if (before === null) first = after;
    else links.set(before, { before: links.get(before)?.before ?? null, after });
    if (after === null) last = before;
    else links.set(after, { before, after: links.get(after)?.after ?? null });
  };
  const take = (key: string): string | null => {
    const { before, after } = links.get(key) ?? { before: null, after: null };
    links.delete(key);
    join(before, after);
    return before;
  };
  /** A neighbour that is gone leaves the last place. */
  const put = (key: string, neighbour: string | null) => {
    const before = neighbour === null || links.has(neighbour) ? neighbour : last;
    const after = before === null ? first : (links.get(before)?.after ?? null);
    links.set(key, { before, after });
    join(before, key);
    join(key, after);
  };
  for (const key of keys) put(key, last);

  return {
    /** Takes a key out. @returns the one before it; null: it was the first */
    take,
    /** Puts a key behind another, or first. */
    put,
    list(): string[] {
      const all: string[] = [];
      for (let key = first; key !== null; key = links.get(key)?.after ?? null) all.push(key);
      return all;
    },
  };
}

/** The most keys of the second list that stand in the order of the first: the others have moved. */
export function findUnmoved(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const places = new Map(before.map((key, place) => [key, place]));
  /** At each length, the end of the row whose last place is the least. */
  const ends: { key: string; place: number; previous: string | null }[] = [];
  const previousOf = new Map<string, string | null>();
  for (const key of after) {
    const place = places.get(key);
    if (place === undefined) continue;
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle]?.place ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    const previous = ends[low - 1]?.key ?? null;
    ends[low] = { key, place, previous };
    previousOf.set(key, previous);
  }
  const unmoved = new Set<string>();
  for (let key = ends.at(-1)?.key ?? null; key !== null; key = previousOf.get(key) ?? null) unmoved.add(key);
  return unmoved;
}
