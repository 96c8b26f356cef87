import { linkOf, nameOf, productIdOf, wordsOf } from '@/lib/browser/menu-markup/dishes';
import { createFoundList, priceOf } from '@/lib/browser/menu-markup/found';
import { hasShown, headingsAbove, listSections, ownDishes } from '@/lib/browser/menu-markup/sections';
import type { DishFacts } from '@/lib/contract/menu/dish-facts';
import { type DishFilters, hasFilters, judgeDish } from '@/lib/domain/menu/dish-filters';
import { createDishSearch } from '@/lib/domain/menu/dish-search';

type Facts = ReadonlyMap<number, DishFacts>;
type Question = { query: string; filters: DishFilters; facts: Facts | null };

function factsOf({ card, facts }: { card: HTMLElement; facts: Facts | null }): DishFacts | null {
  const link = linkOf(card);
  return (link && facts?.get(productIdOf(link))) ?? null;
}

type Cards = readonly HTMLElement[];
const isSame = (one: Cards, other: Cards): boolean =>
  one.length === other.length && one.every((card, place) => card === other[place]);

type Search = { all: ReturnType<typeof createDishSearch>; names: ReturnType<typeof createDishSearch> };

/** Finds cards by position: reads them again when some have come, moved or got other facts. */
function createIndex() {
  let known: { cards: Cards; facts: Facts | null } = { cards: [], facts: null };
  let search: Search = { all: createDishSearch([]), names: createDishSearch([]) };
  return ({ cards, facts }: { cards: Cards; facts: Facts | null }): Search => {
    if (known.facts === facts && isSame(known.cards, cards)) return search;
    known = { cards, facts };
    const labelOf = (card: HTMLElement) => factsOf({ card, facts })?.label ?? '';
    search = {
      all: createDishSearch(
        cards.map((card) => [...wordsOf(card), labelOf(card), ...headingsAbove(card)].join(' ')),
      ),
      names: createDishSearch(cards.map(nameOf)),
    };
    return search;
  };
}

type Found = { card: HTMLElement; isByName: boolean };

/** Sorts by price where that is asked; otherwise matches in the name come before matches in the description. */
const inOrder = (found: readonly Found[], sort: DishFilters['sort']): HTMLElement[] => {
  const sign = sort === 'dearest' ? -1 : 1;
  const compare = (one: Found, other: Found) =>
    sort === null
      ? Number(other.isByName) - Number(one.isByName)
      : sign * (priceOf(one.card) - priceOf(other.card));
  return found.toSorted(compare).map(({ card }) => card);
};

/**
 * Shows matching cards, all where nothing is asked: in one list where words or an order by price are, else in place. The
 * function returns how many, and how many were left out because they state no allergens.
 */
export function createFinder(root: HTMLElement): (question: Question) => { found: number; unstated: number } {
  const indexOf = createIndex();
  const list = createFoundList(root);
  return ({ query, filters, facts }) => {
    list.clear();
    const sections = listSections(root);
    const cards = sections.flatMap(ownDishes);
    const { all, names } = indexOf({ cards, facts });
    const [matching, named] = [all(query), names(query)];
    const count = { fits: 0, unstated: 0, other: 0 };
    const found: Found[] = [];
    for (const [index, card] of cards.entries()) {
      const verdict = matching.has(index) ? judgeDish({ dish: factsOf({ card, facts }), filters }) : 'other';
      count[verdict] += 1;
      card.hidden = verdict !== 'fits';
      if (verdict === 'fits') found.push({ card, isByName: named.has(index) });
    }
    if (query !== '' || filters.sort !== null) list.show(inOrder(found, filters.sort));
    // A failed part stays visible with its retry.
    const isAsked = query !== '' || hasFilters(filters);
    for (const section of sections) section.hidden = isAsked && !hasShown(section);
    return { found: count.fits, unstated: count.unstated };
  };
}
