import { isSearching, listFarLists, listParts, partPathOf } from '@/lib/browser/menu-markup/sections';
import { whenScrollIdle } from '@/lib/browser/parts/scroll-idle';

/** Its frame is half as long when it comes near (docs/decisions/0261). */
function layOut(list: HTMLElement): void {
  // Asking for a card lays the list out, and leaves it unwatched.
  const end = list.lastElementChild?.getBoundingClientRect().bottom ?? 0;
  list.style.containIntrinsicHeight = `auto ${end - list.getBoundingClientRect().top}px`;
}

/** The browser's own word for a diner who pays for each byte; not every browser has it. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Brings the parts and lays their lists out, one after the other, while nobody scrolls, until one does not come or a search
 * begins: it brings the parts itself, and what it hides would keep no height.
 * @returns the stop function
 */
export function drawAhead({
  root,
  load,
}: {
  root: HTMLElement;
  load: (section: HTMLElement) => Promise<void>;
}): () => void {
  const drawn = new WeakSet<HTMLElement>();
  const later = () => {
    stop = whenScrollIdle(next);
  };
  const next = () => {
    if (isSearching()) return;
    const list = listFarLists(root).find((one) => !drawn.has(one));
    if (list) {
      drawn.add(list);
      layOut(list);
      return later();
    }
    const part = savesData() ? undefined : listParts(root).find((one) => one.closest('[hidden]') === null);
    if (part) void load(part).then(() => partPathOf(part) === null && later());
  };
  let stop = whenScrollIdle(next);
  return () => stop();
}
