import { drawAhead } from '@/components/menu/parts/draw-ahead';
import { listFarLists, listParts } from '@/lib/browser/menu-markup/sections';

const DISH = '<li>Ajiaco</li>';
const listOf = (cards: string) => `<ul data-far="">${cards}</ul>`;
const partOf = (id: number) =>
  `<section data-section="category" data-part="/centro/menu-part/${id}">${listOf('<li data-rest></li>')}</section>`;
const isDrawn = (list: HTMLElement) => list.style.containIntrinsicHeight !== '';
/** Longer than a page takes to rest. */
const REST_MS = 1_000;

let stop: () => void = () => undefined;
const loaded: string[] = [];

function start({ fails = false }: { fails?: boolean } = {}) {
  document.body.innerHTML = `<div id="root">${listOf(DISH)}${partOf(1)}<div hidden>${partOf(2)}</div>${partOf(3)}</div>`;
  const root = document.body;
  stop = drawAhead({
    root,
    load: async (section) => {
      loaded.push(section.dataset.part ?? '');
      if (fails) return;
      delete section.dataset.part;
      section.innerHTML = listOf(DISH);
    },
  });
  return root;
}

beforeEach(() => {
  jest.useFakeTimers();
  loaded.length = 0;
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

test('a page that rests draws its lists and brings its parts one by one, but for those that are hidden', async () => {
  const root = start();
  await jest.advanceTimersByTimeAsync(5 * REST_MS);
  expect(loaded).toEqual(['/centro/menu-part/1', '/centro/menu-part/3']);
  expect(listFarLists(root).map(isDrawn)).toEqual([true, true, true]);
  expect(listParts(root)).toHaveLength(1);
});

test('nothing is drawn while somebody scrolls, and what was left afterwards', async () => {
  const root = start();
  for (let frame = 0; frame < 60; frame += 1) {
    dispatchEvent(new Event('scroll'));
    await jest.advanceTimersByTimeAsync(16);
  }
  expect(listFarLists(root).map(isDrawn)).toEqual([false]);
  await jest.advanceTimersByTimeAsync(REST_MS);
  expect(listFarLists(root).map(isDrawn)).toContain(true);
});

test('a part that does not come ends it: it is asked for where it is needed', async () => {
  start({ fails: true });
  await jest.advanceTimersByTimeAsync(5 * REST_MS);
  expect(loaded).toEqual(['/centro/menu-part/1']);
});

test('a search ends it: what it hides would be laid out without a height', async () => {
  const root = start();
  root.firstElementChild?.toggleAttribute('data-searching', true);
  await jest.advanceTimersByTimeAsync(5 * REST_MS);
  expect(loaded).toEqual([]);
  expect(listFarLists(root).map(isDrawn)).toEqual([false]);
});

test('a browser that saves data brings no part ahead', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const root = start();
  await jest.advanceTimersByTimeAsync(5 * REST_MS);
  expect(loaded).toEqual([]);
  expect(listFarLists(root).map(isDrawn)).toEqual([true]);
});

test('a page that is left does nothing more', async () => {
  const root = start();
  stop();
  await jest.advanceTimersByTimeAsync(REST_MS);
  expect(listFarLists(root).map(isDrawn)).toEqual([false]);
});
