import {
  clearPartFailed,
  insertPart,
  listParts,
  listRests,
  partAround,
  partPathOf,
  showPartFailed,
} from '@/lib/browser/menu-markup/sections';
import { loadMenuPart } from '@/lib/clients/menu-part';

/** How far ahead of the scroll a part is asked for. */
const AHEAD = '1500px 0px';

export type MenuParts = {
  /** Loads one category's part, once; never throws, a failure stays on the page with a way to try again. */
  load: (section: HTMLElement) => Promise<void>;
  loadAll: () => Promise<void>;
  stop: () => void;
};

/**
 * Brings the parts of a long menu when the scroll comes near (rule menu/long-menu).
 * @param onInserted after the cards of a part stand in the document
 */
export function followParts({ root, onInserted }: { root: HTMLElement; onInserted: () => void }): MenuParts {
  const running = new Map<HTMLElement, Promise<void>>();
  const bring = async (section: HTMLElement) => {
    const path = partPathOf(section);
    if (path === null) return;
    clearPartFailed(section);
    section.setAttribute('aria-busy', 'true');
    try {
      const part = await loadMenuPart(path);
      insertPart({ section, part: part ?? new Document() });
      observer.unobserve(section);
      onInserted();
    } catch {
      showPartFailed({ section, onRetry: () => void load(section) });
    }
    section.removeAttribute('aria-busy');
  };
  const load = (section: HTMLElement) => {
    const work = running.get(section) ?? bring(section).finally(() => running.delete(section));
    running.set(section, work);
    return work;
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const section = partAround(target);
        if (isIntersecting && section) void load(section);
      }
    },
    { rootMargin: AHEAD },
  );
  for (const rest of listRests(root)) observer.observe(rest);
  return {
    load,
    loadAll: async () => {
      await Promise.all(listParts(root).map(load));
    },
    stop: () => observer.disconnect(),
  };
}
