/**
 * Puts the button over the picture of every product that can be ordered. It is no more than the card's own link
 * until a script can add, so it is drawn by one and costs the document nothing. Called again for cards that come
 * later. @param root the menu; `data-add-label` on it is the button's words, and that it takes orders at all
 */
export function showAddButtons(root: HTMLElement): void {
  const label = root.dataset.addLabel;
  if (label === undefined) return;
  for (const card of root.querySelectorAll<HTMLElement>('.dish:not(.dish-off)')) {
    const link = card.querySelector<HTMLElement>('[data-product]');
    if (!link || card.querySelector('[data-add]')) continue;
    const button = document.createElement('button');
    const words = document.createElement('span');
    words.className = 'sr-only';
    words.textContent = label.replace('{name}', link.textContent);
    button.type = 'button';
    button.className = 'add-button';
    button.dataset.add = link.dataset.product ?? '';
    // Where something has to be chosen first, the button opens the product instead.
    if (!('options' in card.dataset)) button.dataset.quick = '';
    button.append(words);
    card.querySelector('.dish-picture')?.append(button);
  }
}
