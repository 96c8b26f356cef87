import { linkOf, productIdOf, wordsOf } from '@/lib/browser/menu-markup/dishes';
import { createSorter } from '@/lib/browser/menu-markup/found';
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

/** By place: reads the cards again when some have come, or stand in another order, or with other facts. */
function createIndex() {
  let known: { cards: Cards; facts: Facts | null } = { cards: [], facts: null };
  let search = createDishSearch([]);
  return ({ cards, facts }: { cards: Cards; facts: Facts | null }) => {
    if (known.facts === facts && isSame(known.cards, cards)) return search;
    known = { cards, facts };
    const labelOf = (card: HTMLElement) => factsOf({ card, facts })?.label ?? '';
    search = createDishSearch(
      cards.map((card) => [...wordsOf(card), labelOf(card), ...headingsAbove(card)].join(' ')),
    );
    return search;
  };
}

/**
 * Shows matching cards in place, all where nothing is asked. The function returns how many, and how many were left out
 * because they state no allergens.
 */
export function createFinder(root: HTMLElement): (question: Question) => { found: number; unstated: number } {
  const indexOf = createIndex();
  const sort = createSorter(root);
  return ({ query, filters, facts }) => {
    sort(filters.sort);
    const sections = listSections(root);
    const cards = sections.flatMap(ownDishes);
    const matching = indexOf({ cards, facts })(query);
    const count = { fits: 0, unstated: 0, other: 0 };
    for (const [index, card] of cards.entries()) {
      const verdict = matching.has(index) ? judgeDish({ dish: factsOf({ card, facts }), filters }) : 'other';
      count[verdict] += 1;
      card.hidden = verdict !== 'fits';
    }
    // A failed part stays visible with its retry.
    const isAsked = query !== '' || hasFilters(filters);
    for (const section of sections) section.hidden = isAsked && !hasShown(section);
    return { found: count.fits, unstated: count.unstated };
  };
}
