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
import { drawAhead } from './draw-ahead';

const AHEAD = '1500px 0px';

export type MenuParts = {
  /** Once; never throws, shows a retry instead. */
  load: (section: HTMLElement) => Promise<void>;
  loadAll: () => Promise<void>;
  stop: () => void;
};

/** Loads parts near the scroll position (rule menu/long-menu). */
export function followParts({
  root,
  onInserted,
}: {
  root: HTMLElement;
  onInserted: (section: HTMLElement) => Promise<void>;
}): MenuParts {
  const running = new Map<HTMLElement, Promise<void>>();
  const bring = async (section: HTMLElement) => {
    const path = partPathOf(section);
    if (path === null) return;
    clearPartFailed(section);
    section.setAttribute('aria-busy', 'true');
    try {
      const part = await loadMenuPart(path);
      for (const rest of listRests(section)) observer.unobserve(rest);
      insertPart({ section, part: part ?? new Document() });
      await onInserted(section);
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
  const stopAhead = drawAhead({ root, load });
  return {
    load,
    loadAll: async () => {
      await Promise.all(listParts(root).map(load));
    },
    stop: () => {
      observer.disconnect();
      stopAhead();
    },
  };
}
