import { findBar, type SearchParts, searchLabel } from './bar';
import { priceFactOf } from './dishes';
import { FOUND_LIST, firstSection } from './sections';

function sentence({ status, found }: { status: HTMLElement; found: number }): string {
  const { one = '', many = '', none = '' } = status.dataset;
  if (found === 0) return none;
  return found === 1 ? one : many.replace('{count}', String(found));
}

export function showSearchState({ status }: SearchParts, found: number | 'wait' | null): void {
  if (found === null) status.textContent = '';
  else status.textContent = found === 'wait' ? (status.dataset.wait ?? '') : sentence({ status, found });
}

/** In minor units. */
export const priceOf = (dish: HTMLElement) => Number.parseInt(priceFactOf(dish) ?? '0', 10);

/**
 * A list before the sections for what is found, in its own order. Each card leaves a mark where it was, to which it
 * returns; one whose list has come anew meanwhile is there already.
 */
export function createFoundList(root: HTMLElement): {
  show: (cards: readonly HTMLElement[]) => void;
  clear: () => void;
} {
  const list = document.createElement('ul');
  list.setAttribute(FOUND_LIST, '');
  // The headings of its cards stand below one of the sections elsewhere.
  const heading = document.createElement('h2');
  heading.className = 'sr-only';
  const places = new Map<HTMLElement, Comment>();
  const keepFocus = (move: () => void) => {
    const { activeElement: focused } = document;
    move();
    if (focused instanceof HTMLElement && focused.isConnected && focused !== document.activeElement)
      focused.focus({ preventScroll: true });
  };
  return {
    show: (cards) =>
      keepFocus(() => {
        const isPlain = cards.every((card) => card.parentElement?.classList.contains('dishes-plain'));
        list.className = isPlain ? 'dishes dishes-plain' : 'dishes';
        for (const card of cards) {
          const place = document.createComment('');
          card.replaceWith(place);
          places.set(card, place);
        }
        list.replaceChildren(...cards);
        heading.textContent = searchLabel(findBar(root) ?? root) ?? '';
        firstSection(root)?.before(heading, list);
      }),
    clear: () =>
      keepFocus(() => {
        for (const [card, place] of places) {
          if (place.isConnected) place.replaceWith(card);
          else card.remove();
        }
        places.clear();
        heading.remove();
        list.remove();
      }),
  };
}

export type FilterSlots = { row: HTMLElement; note: HTMLElement };

/** Adds them by script, because the document's bytes are counted (guarantee/document-weight). */
export function addFilterSlots({ bar, search }: { bar: HTMLElement; search: SearchParts }): FilterSlots {
  const row = document.createElement('div');
  const note = document.createElement('div');
  row.className = 'menu-found min-w-0';
  search.status.before(row);
  bar.after(note);
  return { row, note };
}
