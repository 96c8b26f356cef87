import { foldText, matchesSearch } from '@/lib/domain/search-text';

/** What a card says, with the names of the categories that it stands under; read once. */
const texts = new WeakMap<Element, string>();

function textOf(card: Element): string {
  const known = texts.get(card);
  if (known !== undefined) return known;
  const own = [...card.querySelectorAll('h3, p')].map((one) => one.textContent);
  const categories: string[] = [];
  for (let at = card.closest('.section'); at; at = at.parentElement?.closest('.section') ?? null) {
    categories.push(at.querySelector(':scope > h2, :scope > h3')?.textContent ?? '');
  }
  const text = foldText([...own, ...categories].join(' '));
  texts.set(card, text);
  return text;
}

const sectionsOf = (root: Element) =>
  [...root.querySelectorAll<HTMLElement>('.section')].filter((one) => !('highlights' in one.dataset));

/**
 * Leaves on the menu only what a question finds, in its categories and its order; an empty one shows all again.
 * @returns how many products are left
 */
export function showFound({ root, query }: { root: HTMLElement; query: string }): number {
  const sections = sectionsOf(root);
  let found = 0;
  for (const section of sections) {
    for (const card of section.querySelectorAll<HTMLElement>(':scope > ul > .dish')) {
      const fits = matchesSearch({ text: textOf(card), query });
      card.hidden = !fits;
      if (fits) found += 1;
    }
  }
  for (const section of sections) {
    // A part that did not come stays in sight with its way to try again.
    section.hidden = query !== '' && !section.querySelector('.dish:not([hidden]), .dish-rest button');
  }
  return found;
}
