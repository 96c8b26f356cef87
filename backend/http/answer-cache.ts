type Entry<T> = { version: number; answer: Promise<T> };

export type AnswerCache<T> = {
  /** The answer of this version, read once however many ask. */
  get(wanted: { key: string; version: number; read: () => Promise<T> }): Promise<T>;
};

/**
 * Keeps answers by key until their version grows; the version comes from the database with every
 * request, so nothing stale is ever answered, whichever process changed it. Bounded: the least
 * recently used go first. A read that fails is not kept.
 */
export function createAnswerCache<T>({ maxEntries }: { maxEntries: number }): AnswerCache<T> {
  const entries = new Map<string, Entry<T>>();
  return {
    get({ key, version, read }) {
      const known = entries.get(key);
      entries.delete(key);
      const entry = known?.version === version ? known : { version, answer: read() };
      entries.set(key, entry);
      entry.answer.catch(() => {
        if (entries.get(key) === entry) entries.delete(key);
      });
      const [oldest] = entries.keys();
      if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
      return entry.answer;
    },
  };
}
