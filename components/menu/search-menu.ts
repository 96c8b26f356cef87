import { wordsOf } from '@/lib/browser/menu-markup/dishes';
import { hasShown, headingsAbove, listSections, ownDishes } from '@/lib/browser/menu-markup/sections';
import { foldText, matchesSearch } from '@/lib/domain/text/search-text';

/** What a card says, with the names of the categories that it stands under; read once. */
const texts = new WeakMap<Element, string>();

function textOf(card: Element): string {
  const known = texts.get(card);
  if (known !== undefined) return known;
  const text = foldText([...wordsOf(card), ...headingsAbove(card)].join(' '));
  texts.set(card, text);
  return text;
}

/**
 * Leaves on the menu only what a question finds, in its categories and its order; an empty one shows all again.
 * @returns how many products are left
 */
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
    // A part that did not come stays in sight with its way to try again.
    section.hidden = query !== '' && !hasShown(section);
  }
  return found;
}
