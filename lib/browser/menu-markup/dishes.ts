export type Adding = 'at_once' | 'after_choice' | 'never';
type DishPart = 'name' | 'text' | 'price' | 'was' | 'picture';

/** A card, or the server-rendered sheet. */
export const dishMarks = (adding: Adding) => ({ 'data-dish': adding });
export const dishPart = (part: DishPart) => ({ 'data-dish-part': part });
/** Marks a price with its fact (`DishOffer`), because a browser's translation rewrites the text. */
export const priceMarks = (fact: string) => ({ ...dishPart('price'), 'data-amount': fact });
/** app/dish.css reads it too. */
export const PROMO_ASLEEP = 'data-promo-off';

const DISH = '[data-dish]';
/**
 * The link of a card, the only one outside its picture. It has no mark, its text is the dish's name and its address ends with
 * the id, so that nothing stands twice (guarantee/document-weight). The server-rendered sheet is not a list item.
 */
export const PRODUCT_LINK = `li${DISH} > :not([data-dish-part]) a`;

export const listDishes = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(DISH)];
export const findDish = (root: ParentNode): HTMLElement | null => root.querySelector<HTMLElement>(DISH);
export const hasDishes = (node: Element): boolean => node.matches(`${DISH}, :has(${DISH})`);
export const dishAround = (inner: Element): HTMLElement | null => inner.closest<HTMLElement>(DISH);
export const findPart = (dish: ParentNode, part: DishPart): HTMLElement | null =>
  dish.querySelector<HTMLElement>(`[data-dish-part="${part}"]`);
export const linkOf = (dish: ParentNode): HTMLAnchorElement | null =>
  dish.querySelector<HTMLAnchorElement>(PRODUCT_LINK);
export const productIdOf = (link: HTMLAnchorElement): number => Number(link.pathname.split('/').at(-1));
export const findProductLink = (productId: number): HTMLElement | null =>
  [...document.querySelectorAll<HTMLAnchorElement>(PRODUCT_LINK)].find(
    (link) => productIdOf(link) === productId,
  ) ?? null;

export const textOf = (dish: ParentNode, part: DishPart) => findPart(dish, part)?.textContent ?? '';

export const priceFactOf = (dish: ParentNode): string | undefined => findPart(dish, 'price')?.dataset.amount;
/** Writes nothing where the price is the same, so that a translated text stays. */
export function writePrice({ dish, text, fact }: { dish: ParentNode; text: string; fact: string }): void {
  const price = findPart(dish, 'price');
  if (!price || price.dataset.amount === fact) return;
  price.textContent = text;
  price.dataset.amount = fact;
}

export const nameOf = (dish: ParentNode): string => linkOf(dish)?.textContent ?? textOf(dish, 'name');
export const wordsOf = (dish: ParentNode): string[] => [nameOf(dish), textOf(dish, 'text')];

export const firstShownLink = (sections: readonly Element[]): HTMLElement | null => {
  const dish = sections.flatMap(listDishes).find((one) => !one.hidden);
  return dish ? linkOf(dish) : null;
};
