import type { AppError } from '@/backend/errors';

/**
 * Lets so many works of one party go on at once, and so many in all: the rest is refused before it has done anything.
 * @returns what runs a work of a party, or throws `refuse`
 */
export function limitAtOnce({
  mostOfOne,
  mostInAll = Number.POSITIVE_INFINITY,
  refuse,
}: {
  mostOfOne: number;
  mostInAll?: number;
  refuse: () => AppError;
}) {
  const open = new Map<string, number>();
  let all = 0;
  return async function run<T>(party: string, work: () => Promise<T>): Promise<T> {
    const own = open.get(party) ?? 0;
    if (own >= mostOfOne || all >= mostInAll) throw refuse();
    open.set(party, own + 1);
    all += 1;
    try {
      return await work();
    } finally {
      all -= 1;
      const left = (open.get(party) ?? 1) - 1;
      if (left === 0) open.delete(party);
      else open.set(party, left);
    }
  };
}
