import { painted } from '@/lib/browser/document/after-paint';
import { type Adding, dishAround, findPart, linkOf, listDishes, nameOf, productIdOf } from './dishes';
import { addLabelOf, isListed, listMarks } from './menu';
import { ADD_BUTTON, TAKE_BUTTON } from './taps';

const addingOf = (dish: HTMLElement) => dish.dataset.dish as Adding;

type Chosen = {
  /** Pieces by product. */
  counts: ReadonlyMap<number, number>;
  /** Products of which a piece can be taken out. */
  takes: (productId: number) => boolean;
  /** With a hole `{name}`. */
  takeLabel: string;
};
/** A button that comes later shows its own. */
let chosen: Chosen = { counts: new Map(), takes: () => false, takeLabel: '' };

function createTakeButton(dish: ParentNode): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.ariaLabel = chosen.takeLabel.replace('{name}', () => nameOf(dish));
  button.className = 'take-button';
  button.dataset.take = '';
  return button;
}

/** The minus comes and goes with the count; the focus of one that goes is the plus's. */
function showTake(button: HTMLElement, isShown: boolean): void {
  const dish = dishAround(button);
  const shown = dish?.querySelector<HTMLElement>(TAKE_BUTTON);
  button.parentElement?.classList.toggle('is-counted', isShown);
  if (isShown && dish && !shown) button.before(createTakeButton(dish));
  if (isShown || !shown) return;
  if (shown === document.activeElement) button.focus({ preventScroll: true });
  shown.remove();
}

function showCount(button: HTMLElement): void {
  const productId = Number(button.dataset.add);
  const count = chosen.counts.get(productId);
  if (count) button.dataset.count = String(count);
  else delete button.dataset.count;
  showTake(button, count !== undefined && count > 0 && chosen.takes(productId));
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
  button.ariaLabel = label.replace('{name}', () => link.textContent);
  button.className = 'add-button';
  button.dataset.add = String(productIdOf(link));
  if (isQuick || addingOf(dish) === 'at_once') button.dataset.quick = '';
  return button;
}

/** About a screen of a phone. */
const AT_ONCE = 12;

/**
 * A script draws them, because without one a button only repeats the link. Call again for new cards. A screen's cards each
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
    showCount(button);
    shown += 1;
    if (shown % AT_ONCE === 0) await painted();
  }
}

/** Lets the button of each dish of a menu without orders add it, without a choice (rule table/my-list). */
export function addAtOnce({ root, label }: { root: HTMLElement; label: string }): void {
  Object.assign(root.dataset, listMarks(label));
  void showAddButtons(root);
}

/** A minus, the count and a plus on each card of what is chosen (rule cart/bar). */
export function showCounts(now: Chosen): void {
  chosen = now;
  for (const button of document.querySelectorAll<HTMLElement>(ADD_BUTTON)) showCount(button);
}
