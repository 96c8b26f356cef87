import type * as z from 'zod/mini';
import { type PersistStorage, persist, type StorageValue } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { TextStorage } from './safe-storage';

/** A persisted slice (rule visit/storage). */
type Slice<S extends z.ZodMiniType> = {
  name: string;
  version: number;
  schema: S;
  initial: z.infer<S>;
};

export function defineSlice<S extends z.ZodMiniType>(slice: Slice<S>): Slice<S> {
  return slice;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Drops broken data and other versions (guarantee/broken-storage). */
function persistStorage<S extends z.ZodMiniType>({
  slice,
  storage,
}: {
  slice: Slice<S>;
  storage: TextStorage;
}): PersistStorage<z.infer<S>> {
  return {
    getItem: (name) => {
      const text = storage.getItem(name);
      if (text === null) return null;
      const kept = parseJson(text) as Partial<StorageValue<unknown>> | null;
      const parsed = kept?.version === slice.version ? slice.schema.safeParse(kept.state) : null;
      if (parsed?.success) return { state: parsed.data, version: slice.version };
      storage.removeItem(name);
      return null;
    },
    setItem: (name, value) => storage.setItem(name, JSON.stringify(value)),
    removeItem: (name) => storage.removeItem(name),
  };
}

export function createSliceStore<S extends z.ZodMiniType>({
  slice,
  storage,
}: {
  slice: Slice<S>;
  storage: TextStorage;
}) {
  return createStore<z.infer<S>>()(
    persist(() => slice.initial, {
      name: slice.name,
      version: slice.version,
      storage: persistStorage({ slice, storage }),
    }),
  );
}
