import { followSections } from '@/components/menu/follow-sections';
import { tabsMarks } from '@/lib/browser/menu-markup/bar';
import { scrollIntoView } from '@/tests/support/browser/view-observer';

/** Tops of their sections, px below the top of the screen. */
function openMenu(tops: Record<string, number>): HTMLElement {
  Object.defineProperty(Element.prototype, 'scrollTo', { value: () => undefined, configurable: true });
  const names = Object.keys(tops);
  const links = names.map((name) => `<a href="#${name}">${name}</a>`).join('');
  const [mark] = Object.keys(tabsMarks);
  document.body.innerHTML = `<div id="bar"><nav ${mark}>${links}</nav></div>${names.map((name) => `<section id="${name}"></section>`).join('')}`;
  for (const name of names) {
    const section = document.getElementById(name) as HTMLElement;
    // A browser answers so for an element that it does not draw.
    section.getBoundingClientRect = () => ({ top: section.hidden ? 0 : tops[name] }) as DOMRect;
  }
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 9_000, configurable: true });
  return document.getElementById('bar') as HTMLElement;
}
const current = () => document.querySelector('[aria-current]')?.textContent;

test('the last section above the line is the current one, else the first', () => {
  const stop = followSections(openMenu({ soups: -900, grill: 20, drinks: 700 }));
  expect(current()).toBe('grill');
  stop();
  followSections(openMenu({ soups: 90, grill: 500 }))();
  expect(current()).toBe('soups');
});

test('a section that a search hides is never the current one', () => {
  const stop = followSections(openMenu({ soups: -900, grill: 20, drinks: 700, sweets: 900 }));
  for (const name of ['grill', 'sweets']) document.getElementById(name)?.toggleAttribute('hidden', true);
  scrollIntoView(document.querySelector('#soups') as Element);
  expect(current()).toBe('soups');
  stop();
});
