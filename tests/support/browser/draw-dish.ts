import { dishMarks } from '@/lib/browser/menu-markup/dishes';

/** A dish of a menu that shows no more than its name. */
export function drawDish(name: string): Element {
  const dish = document.createElement('li');
  for (const [mark, value] of Object.entries(dishMarks('at_once'))) dish.setAttribute(mark, value);
  const words = document.createElement('div');
  const link = document.createElement('a');
  link.textContent = name;
  words.append(link);
  dish.append(words);
  return dish;
}
