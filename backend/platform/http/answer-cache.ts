import { LRUCache } from 'lru-cache';

type Entry<T> = { version: number; answer: Promise<T> };

type AnswerCache<T> = {
  get(wanted: { key: string; version: number; read: () => Promise<T> }): Promise<T>;
};

/** The version comes with every request, so no answer is stale. Failed reads are not kept. */
export function createAnswerCache<T>({ maxEntries }: { maxEntries: number }): AnswerCache<T> {
  const entries = new LRUCache<string, Entry<T>>({ max: maxEntries });
  return {
    get({ key, version, read }) {
      const known = entries.get(key);
      if (known?.version === version) return known.answer;
      const entry = { version, answer: read() };
      entries.set(key, entry);
      entry.answer.catch(() => {
        if (entries.peek(key) === entry) entries.delete(key);
      });
      return entry.answer;
    },
  };
}
