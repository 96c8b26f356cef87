import { type Adding, findPart, linkOf, listDishes, priceFactOf, productIdOf, writePrice } from './dishes';
import { badgeMarks } from './product-preview';
import { ADD_BUTTON, TAKE_BUTTON } from './taps';

/** How a card looks now. `marks` are of its promotion. */
export type DishLook = {
  adding: Adding;
  price: string;
  fact: string;
  was: string | null;
  marks: Record<`data-${string}`, string>;
};
export type DishChange =
  | { name: string; kind: 'gone' | 'back' }
  | { name: string; kind: 'price'; price: string };

const OF_PROMO = [
  'data-promo',
  'data-promo-for',
  'data-price-on',
  'data-price-off',
  'data-amount-on',
  'data-amount-off',
  'data-promo-off',
];
const GONE = '[data-gone]';

/** Says it in the place of the button, so that nothing moves. A badge that the document has stays where it is. */
function sayGone(dish: HTMLElement, soldOut: string): void {
  const badge = document.createElement('span');
  badge.className = 'chip chip-off absolute right-1 bottom-1 max-w-none whitespace-nowrap';
  badge.textContent = soldOut;
  badge.dataset.gone = '';
  for (const [mark, value] of Object.entries(badgeMarks({ look: 'off' }))) badge.setAttribute(mark, value);
  findPart(dish, 'picture')?.append(badge);
}

/** Whether it is to be had; the focus of a button that goes is its card's. */
function showAdding({ dish, adding, soldOut }: { dish: HTMLElement; adding: Adding; soldOut: string }): void {
  dish.dataset.dish = adding;
  dish.classList.toggle('dish-off', adding === 'never');
  if (adding === 'never') {
    for (const button of dish.querySelectorAll<HTMLElement>(`${ADD_BUTTON}, ${TAKE_BUTTON}`)) {
      if (button === document.activeElement) linkOf(dish)?.focus({ preventScroll: true });
      button.remove();
    }
    sayGone(dish, soldOut);
    return;
  }
  dish.querySelector(GONE)?.remove();
  for (const badge of dish.querySelectorAll<HTMLElement>('[data-dish-badge="off"]')) {
    // Its place stays.
    badge.classList.add('invisible');
    delete badge.dataset.dishBadge;
  }
}

/** The amount of a price's fact; «from» alone is no new price. */
const amountOf = (fact = '') => Number.parseInt(fact, 10);

export function showPrice({ root, look }: { root: HTMLElement; look: DishLook }): void {
  const price = findPart(root, 'price');
  writePrice({ dish: root, text: look.price, fact: look.fact });
  const was = findPart(root, 'was');
  if (look.was === null) was?.remove();
  else if (was) was.textContent = look.was;
  else if (price) {
    const crossed = document.createElement('s');
    crossed.className = 'was';
    crossed.dataset.dishPart = 'was';
    crossed.textContent = look.was;
    price.after(crossed);
  }
  for (const mark of OF_PROMO) if (!(mark in look.marks)) root.removeAttribute(mark);
  for (const [mark, value] of Object.entries(look.marks)) root.setAttribute(mark, value);
}

/** The cards of a menu by product; a product may have several. */
export function cardsOf(root: ParentNode): { id: number; dish: HTMLElement }[] {
  return listDishes(root).flatMap((dish) => {
    const link = linkOf(dish);
    return link ? [{ id: productIdOf(link), dish }] : [];
  });
}

/**
 * @param look null: the menu has it no more @param soldOut as a badge says it
 * @returns what a reader sees change; null: nothing
 */
export function showDishNow({
  dish,
  look,
  soldOut,
}: {
  dish: HTMLElement;
  look: DishLook | null;
  soldOut: string;
}): DishChange | null {
  const name = linkOf(dish)?.textContent ?? '';
  const wasGone = dish.dataset.dish === 'never';
  const adding = look?.adding ?? 'never';
  const isGone = adding === 'never';
  const isNewPrice = look !== null && amountOf(priceFactOf(dish)) !== amountOf(look.fact);
  if (look) showPrice({ root: dish, look });
  if (wasGone !== isGone) {
    showAdding({ dish, adding, soldOut });
    return { name, kind: isGone ? 'gone' : 'back' };
  }
  return isNewPrice ? { name, kind: 'price', price: look.price } : null;
}
