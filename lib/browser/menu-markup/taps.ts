import { type Adding, dishAround, findPart, linkOf, listDishes } from './dishes';
import { addLabelOf } from './menu';

const addingOf = (dish: HTMLElement) => dish.dataset.dish as Adding;
const ADD = '[data-add]';

function createButton({ dish, label }: { dish: HTMLElement; label: string }): HTMLElement | null {
  const link = linkOf(dish);
  if (!link || addingOf(dish) === 'never' || dish.querySelector(ADD)) return null;
  const button = document.createElement('button');
  const words = document.createElement('span');
  words.className = 'sr-only';
  words.textContent = label.replace('{name}', link.textContent);
  button.type = 'button';
  button.className = 'add-button';
  button.dataset.add = link.dataset.product ?? '';
  if (addingOf(dish) === 'at_once') button.dataset.quick = '';
  button.append(words);
  return button;
}

/**
 * Puts the button over the picture of every product that can be ordered. It is no more than the card's own link
 * until a script can add, so it is drawn by one and costs the document nothing. Called again for cards that come
 * later; does nothing on a menu that takes no orders.
 */
export function showAddButtons(root: HTMLElement): void {
  const label = addLabelOf(root);
  if (label === null) return;
  for (const dish of listDishes(root)) {
    const button = createButton({ dish, label });
    if (button) findPart(dish, 'picture')?.append(button);
  }
}

/** Writes how many of each product the order holds onto its button. */
export function showCounts(counts: ReadonlyMap<number, number>): void {
  for (const button of document.querySelectorAll<HTMLElement>(ADD)) {
    const count = counts.get(Number(button.dataset.add));
    if (count) button.dataset.count = String(count);
    else delete button.dataset.count;
  }
}

export type DishTap = {
  dish: HTMLElement;
  /** The link or the button that was tapped. */
  pressed: HTMLElement;
  kind: 'open-product' | 'add-product';
  productId: number;
  /** The product's own page. */
  href: string;
};

/** What a tap asks of a dish; null where it was on none. */
export function readDishTap(target: Element): DishTap | null {
  const pressed = target.closest<HTMLElement>(`${ADD}, [data-product]`);
  const dish = pressed && dishAround(pressed);
  const link = dish && linkOf(dish);
  if (!pressed || !dish || !link) return null;
  const { add, product, quick } = pressed.dataset;
  const kind = quick === undefined ? 'open-product' : 'add-product';
  return { dish, pressed, kind, productId: Number(add ?? product), href: link.href };
}
