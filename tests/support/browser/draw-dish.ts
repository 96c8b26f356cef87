import { productLink } from '@/lib/browser/menu-markup/dishes';

/** A dish of a menu that shows no more than its name. */
export function drawDish(name: string): Element {
  const dish = document.createElement('li');
  const words = document.createElement('a');
  for (const [mark, value] of Object.entries(productLink)) words.setAttribute(mark, value);
  words.textContent = name;
  dish.append(words);
  return dish;
}
