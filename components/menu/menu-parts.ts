import { loadMenuPart } from '@/lib/clients/menu-part';

/** How far ahead of the scroll a part is asked for. */
const AHEAD = '1500px 0px';

const listsOf = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('[data-list]')];

/** Puts a part's cards where they belong; a list that the document did not know yet comes with its own heading. */
function place({ section, part }: { section: HTMLElement; part: Document }): void {
  for (const list of listsOf(part)) {
    const own = section.querySelector(`[data-list="${CSS.escape(list.dataset.list ?? '')}"]`);
    const home = list.closest<HTMLElement>('.section');
    if (own) own.replaceChildren(...list.childNodes);
    else if (home && !home.dataset.category) section.append(home);
    else section.querySelector('h2')?.after(list);
  }
  for (const rest of section.querySelectorAll('.dish-rest')) rest.remove();
  section.removeAttribute('data-part');
}

function showFailure({ section, onRetry }: { section: HTMLElement; onRetry: () => void }): void {
  const words = document.getElementById('part-failed');
  const rest = section.querySelector('.dish-rest');
  if (!words || !rest || rest.querySelector('button')) return;
  rest.append(...words.cloneNode(true).childNodes);
  rest.querySelector('button')?.addEventListener('click', onRetry, { once: true });
}

function clearFailure(section: HTMLElement): void {
  for (const one of section.querySelectorAll('.dish-rest > :not(a)')) one.remove();
}

export type MenuParts = {
  /** Loads one category's part, once; never throws, a failure stays on the page with a way to try again. */
  load: (section: HTMLElement) => Promise<void>;
  loadAll: () => Promise<void>;
  stop: () => void;
};

/**
 * Brings the parts of a long menu when the scroll comes near (performance, B4).
 * @param onPlaced after the cards of a part stand in the document
 */
export function followParts({ root, onPlaced }: { root: HTMLElement; onPlaced: () => void }): MenuParts {
  const running = new Map<HTMLElement, Promise<void>>();
  const bring = async (section: HTMLElement) => {
    const path = section.dataset.part;
    if (path === undefined) return;
    clearFailure(section);
    section.setAttribute('aria-busy', 'true');
    try {
      const part = await loadMenuPart(path);
      place({ section, part: part ?? new Document() });
      observer.unobserve(section);
      onPlaced();
    } catch {
      showFailure({ section, onRetry: () => void load(section) });
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
        const section = target.closest<HTMLElement>('[data-part]');
        if (isIntersecting && section) void load(section);
      }
    },
    { rootMargin: AHEAD },
  );
  const waiting = () => [...root.querySelectorAll<HTMLElement>('[data-part]')];
  for (const rest of root.querySelectorAll('.dish-rest')) observer.observe(rest);
  return {
    load,
    loadAll: async () => {
      await Promise.all(waiting().map(load));
    },
    stop: () => observer.disconnect(),
  };
}
