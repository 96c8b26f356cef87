/** What a slice keeps its text in. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** How far what was chosen is remembered: on the device, in this tab, or on this page alone. */
export type Keeping = 'device' | 'tab' | 'page';

/**
 * Storage that never throws: where the browser refuses (private mode, quota, policy) what was written is kept for
 * the tab, and where it refuses that too, in memory for as long as the page lives (guarantee/no-storage).
 * @param open the browser's lasting storage
 * @param openSpare its storage of the tab
 * @param onRefused told when less is kept than before
 */
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
  function attempt<T>(openOne: () => TextStorage, work: (storage: TextStorage) => T, refused: () => T): T {
    try {
      return work(openOne());
    } catch {
      return refused();
    }
  }
  const spare = <T>(work: (storage: TextStorage) => T, otherwise: T) =>
    attempt(openSpare, work, () => otherwise);
  return {
    // What was written last stands where it was last allowed to.
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
