import type { SearchParts } from './bar';
import { listDishes, priceFactOf } from './dishes';
import { listRests } from './sections';

function sentence({ status, found }: { status: HTMLElement; found: number }): string {
  const { one = '', many = '', none = '' } = status.dataset;
  if (found === 0) return none;
  return found === 1 ? one : many.replace('{count}', String(found));
}

export function showSearchState({ status }: SearchParts, found: number | 'wait' | null): void {
  if (found === null) status.textContent = '';
  else status.textContent = found === 'wait' ? (status.dataset.wait ?? '') : sentence({ status, found });
}

const priceOf = (dish: HTMLElement) => Number.parseInt(priceFactOf(dish) ?? '0', 10);

/** Each list by the prices that it shows; null: as they came. */
export function createSorter(root: HTMLElement): (sort: 'cheapest' | 'dearest' | null) => void {
  const places = new WeakMap<HTMLElement, number>();
  const placeOf = (dish: HTMLElement) => places.get(dish) ?? 0;
  let isSorted = false;
  return (sort) => {
    if (sort === null && !isSorted) return;
    isSorted = sort !== null;
    for (const list of root.querySelectorAll<HTMLElement>('[data-list]')) {
      const dishes = listDishes(list);
      for (const [place, dish] of dishes.entries()) if (!places.has(dish)) places.set(dish, place);
      const sign = sort === 'dearest' ? -1 : 1;
      const byPrice = (one: HTMLElement, other: HTMLElement) => sign * (priceOf(one) - priceOf(other));
      const byPlace = (one: HTMLElement, other: HTMLElement) => placeOf(one) - placeOf(other);
      dishes.sort((one, other) => (sort === null ? 0 : byPrice(one, other)) || byPlace(one, other));
      list.append(...dishes, ...listRests(list));
    }
  };
}

export type FilterSlots = { row: HTMLElement; note: HTMLElement };

/** By script, because the document is counted (guarantee/document-weight). */
export function addFilterSlots({ bar, search }: { bar: HTMLElement; search: SearchParts }): FilterSlots {
  const row = document.createElement('div');
  const note = document.createElement('div');
  row.className = 'menu-found min-w-0';
  search.status.before(row);
  bar.after(note);
  return { row, note };
}
