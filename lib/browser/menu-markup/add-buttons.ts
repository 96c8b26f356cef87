import { painted } from '@/lib/browser/document/after-paint';
import { type Adding, findPart, linkOf, listDishes, productIdOf } from './dishes';
import { addLabelOf, isListed, listMarks } from './menu';
import { ADD_BUTTON } from './taps';

const addingOf = (dish: HTMLElement) => dish.dataset.dish as Adding;

/** Of the cart; a button that comes later shows its own. */
let inCart: ReadonlyMap<number, number> = new Map();

function showCount(button: HTMLElement): void {
  const count = inCart.get(Number(button.dataset.add));
  if (count) button.dataset.count = String(count);
  else delete button.dataset.count;
}

function createButton({
  dish,
  label,
  isQuick,
}: {
  dish: HTMLElement;
  label: string;
  isQuick: boolean;
}): HTMLElement | null {
  const link = linkOf(dish);
  if (!link || addingOf(dish) === 'never' || dish.querySelector(ADD_BUTTON)) return null;
  const button = document.createElement('button');
  button.type = 'button';
  // No words inside: hidden ones are clipped, and each clip is work in each frame of a long menu.
  button.ariaLabel = label.replace('{name}', link.textContent);
  button.className = 'add-button';
  button.dataset.add = String(productIdOf(link));
  if (isQuick || addingOf(dish) === 'at_once') button.dataset.quick = '';
  showCount(button);
  return button;
}

/** About a screen of a phone. */
const AT_ONCE = 12;

/**
 * By script, because without one a button only repeats the link. Call again for new cards. A screen's cards each
 * frame: all together would hold a tap up (guarantee/blocking-time).
 * @param added the new cards of the menu `root`
 */
export async function showAddButtons(root: HTMLElement, added: ParentNode = root): Promise<void> {
  const label = addLabelOf(root);
  if (label === null) return;
  let shown = 0;
  for (const dish of listDishes(added)) {
    const button = createButton({ dish, label, isQuick: isListed(root) });
    if (!button) continue;
    findPart(dish, 'picture')?.append(button);
    shown += 1;
    if (shown % AT_ONCE === 0) await painted();
  }
}

/** On a menu without orders: each dish that is there is added by its button, without a choice (rule table/my-list). */
export function addAtOnce({ root, label }: { root: HTMLElement; label: string }): void {
  Object.assign(root.dataset, listMarks(label));
  void showAddButtons(root);
}

export function showCounts(counts: ReadonlyMap<number, number>): void {
  inCart = counts;
  for (const button of document.querySelectorAll<HTMLElement>(ADD_BUTTON)) showCount(button);
}
