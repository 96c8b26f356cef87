export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** How long choices last: on the device, in the tab, or on the page. */
export type Keeping = 'device' | 'tab' | 'page';

function attempt<T>(openOne: () => TextStorage, work: (storage: TextStorage) => T, refused: () => T): T {
  try {
    return work(openOne());
  } catch {
    return refused();
  }
}

/** Never throws: lasting storage, else the tab's, else memory (guarantee/no-storage). */
export function createSafeStorage({
  open,
  openSpare,
  onRefused,
}: {
  open: () => TextStorage;
  openSpare: () => TextStorage;
  onRefused: (keeping: Keeping) => void;
}): TextStorage {
  const memory = new Map<string, string>();
  let keeping: Keeping = 'device';
  const lower = (to: Keeping) => {
    if (keeping === to || keeping === 'page') return;
    keeping = to;
    onRefused(to);
  };
  const spare = <T>(work: (storage: TextStorage) => T, otherwise: T) =>
    attempt(openSpare, work, () => otherwise);
  return {
    getItem: (name) =>
      memory.get(name) ??
      spare((storage) => storage.getItem(name), null) ??
      attempt(
        open,
        (storage) => storage.getItem(name),
        () => {
          lower(spare(() => true, false) ? 'tab' : 'page');
          return null;
        },
      ),
    setItem: (name, value) => {
      const isOnDevice = attempt(
        open,
        (storage) => {
          storage.setItem(name, value);
          return true;
        },
        () => false,
      );
      const keep = (storage: TextStorage) => {
        if (isOnDevice) storage.removeItem(name);
        else storage.setItem(name, value);
        return true;
      };
      const isInTab = spare(keep, false);
      if (isOnDevice || isInTab) memory.delete(name);
      else memory.set(name, value);
      if (!isOnDevice) lower(isInTab ? 'tab' : 'page');
    },
    removeItem: (name) => {
      memory.delete(name);
      const remove = (storage: TextStorage) => storage.removeItem(name);
      spare(remove, undefined);
      attempt(open, remove, () => undefined);
    },
  };
}
