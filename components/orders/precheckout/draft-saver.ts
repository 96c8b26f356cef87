import type { CartChanges } from '@/lib/contract/cart/cart';

const PAUSE_MS = 600;

/** Keeps track of the values that the server has. */
function createTold() {
  const told = new Map<string, string>();
  const note = (changes: CartChanges) => {
    for (const [name, value] of Object.entries(changes)) told.set(name, JSON.stringify(value));
  };
  const news = (changes: CartChanges): CartChanges =>
    Object.fromEntries(
      Object.entries(changes).filter(([name, value]) => told.get(name) !== JSON.stringify(value)),
    );
  const forget = (names: string[]) => {
    for (const name of names) told.delete(name);
  };
  return { note, news, forget };
}

type Input = {
  known: CartChanges;
  send: (changes: CartChanges) => Promise<boolean>;
  onFailed: (names: string[]) => CartChanges;
  onWaiting?: (names: string[]) => void;
};

/**
 * Sends changes after a pause, one call at a time, only news.
 * @param onFailed gets failed parts without newer changes; answers their values
 * @param onWaiting gets the parts that wait for the call before them
 */
export function createDraftSaver({ known, send, onFailed, onWaiting = () => undefined }: Input) {
  const { note, news, forget } = createTold();
  let said: CartChanges = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let isDue = false;
  note(known);

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    if (isSending) {
      isDue = true;
      onWaiting(Object.keys(said));
      return;
    }
    const changes = said;
    said = {};
    onWaiting([]);
    if (Object.keys(changes).length === 0) return;
    isSending = true;
    note(changes);
    if (!(await send(changes))) {
      forget(Object.keys(changes));
      note(onFailed(Object.keys(changes).filter((name) => !Object.hasOwn(said, name))));
    }
    isSending = false;
    if (!isDue) return;
    isDue = false;
    await flush();
  };
  return {
    flush,
    forget,
    say: (changes: CartChanges) => {
      clearTimeout(timer);
      said = news({ ...said, ...changes });
      if (Object.keys(said).length === 0) return;
      timer = setTimeout(() => void flush(), PAUSE_MS);
    },
    /** Empties the queue for another sender. */
    take: (changes: CartChanges): CartChanges => {
      clearTimeout(timer);
      const taken = { ...said, ...changes };
      said = {};
      isDue = false;
      onWaiting([]);
      note(taken);
      return taken;
    },
    stop: () => clearTimeout(timer),
  };
}
export type DraftSaver = ReturnType<typeof createDraftSaver>;
