import { wordsOf } from '@/lib/browser/menu-markup/dishes';
import { hasShown, headingsAbove, listSections, ownDishes } from '@/lib/browser/menu-markup/sections';
import { foldText, matchesSearch } from '@/lib/domain/text/search-text';

const texts = new WeakMap<Element, string>();

function textOf(card: Element): string {
  const known = texts.get(card);
  if (known !== undefined) return known;
  const text = foldText([...wordsOf(card), ...headingsAbove(card)].join(' '));
  texts.set(card, text);
  return text;
}

/** Shows matching cards in place; an empty query shows all. @returns the number of products */
export function showFound({ root, query }: { root: HTMLElement; query: string }): number {
  const sections = listSections(root);
  let found = 0;
  for (const section of sections) {
    for (const card of ownDishes(section)) {
      const fits = matchesSearch({ text: textOf(card), query });
      card.hidden = !fits;
      if (fits) found += 1;
    }
  }
  for (const section of sections) {
    // A failed part stays visible with its retry.
    section.hidden = query !== '' && !hasShown(section);
  }
  return found;
}
