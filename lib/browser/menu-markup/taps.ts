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

/** By script, because without one a button only repeats the link. Call again for new cards. */
export function showAddButtons(root: HTMLElement): void {
  const label = addLabelOf(root);
  if (label === null) return;
  for (const dish of listDishes(root)) {
    const button = createButton({ dish, label });
    if (button) findPart(dish, 'picture')?.append(button);
  }
}

export function showCounts(counts: ReadonlyMap<number, number>): void {
  for (const button of document.querySelectorAll<HTMLElement>(ADD)) {
    const count = counts.get(Number(button.dataset.add));
    if (count) button.dataset.count = String(count);
    else delete button.dataset.count;
  }
}

type DishTap = {
  dish: HTMLElement;
  pressed: HTMLElement;
  kind: 'open-product' | 'add-product';
  productId: number;
  href: string;
};

export function readDishTap(target: Element): DishTap | null {
  const pressed = target.closest<HTMLElement>(`${ADD}, [data-product]`);
  const dish = pressed && dishAround(pressed);
  const link = dish && linkOf(dish);
  if (!pressed || !dish || !link) return null;
  const { add, product, quick } = pressed.dataset;
  const kind = quick === undefined ? 'open-product' : 'add-product';
  return { dish, pressed, kind, productId: Number(add ?? product), href: link.href };
}
