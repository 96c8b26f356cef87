import { type Adding, findPart, linkOf, listDishes } from './dishes';
import { addLabelOf } from './menu';
import { ADD_BUTTON } from './taps';

const addingOf = (dish: HTMLElement) => dish.dataset.dish as Adding;

function createButton({ dish, label }: { dish: HTMLElement; label: string }): HTMLElement | null {
  const link = linkOf(dish);
  if (!link || addingOf(dish) === 'never' || dish.querySelector(ADD_BUTTON)) return null;
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
  for (const button of document.querySelectorAll<HTMLElement>(ADD_BUTTON)) {
    const count = counts.get(Number(button.dataset.add));
    if (count) button.dataset.count = String(count);
    else delete button.dataset.count;
  }
}
