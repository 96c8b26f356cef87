import { painted } from '@/lib/browser/document/after-paint';
import { dishMarks } from '@/lib/browser/menu-markup/dishes';
import { type Boot, bootPage } from '@/lib/browser/parts/boot';
import { PART_NOTICE_ID } from '@/lib/browser/parts/load-part';
import { openMarks } from '@/lib/browser/taps/page-buttons';
import { giveUpEvents, type PageEvent, takeEvents } from '@/lib/browser/taps/page-events';
import type { ScreenFacts } from '@/lib/domain/tenant/page-facts';
import { BRANCH } from '@/tests/support/browser/render-app';

const SCREEN: ScreenFacts = {
  view: 'Home',
  isPersonal: false,
  isMeasured: true,
  supplier: BRANCH,
  canOrder: true,
  hints: { home: null },
};
const print = (marks: object) =>
  Object.entries(marks)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');

let idle: (() => void)[] = [];
let boot: Boot;
const stages = [jest.fn<Promise<void>, []>(), jest.fn<Promise<void>, []>()];
const reached = () => stages.map((load) => load.mock.calls.length);
const loadPage = jest.fn<Promise<void>, []>();
const loadOrdering = jest.fn<Promise<void>, []>();
const loaded = () => ({ page: loadPage.mock.calls.length, ordering: loadOrdering.mock.calls.length });
const start = (screen: Partial<ScreenFacts> = {}) => {
  boot = bootPage({
    screen: { ...SCREEN, ...screen },
    stages,
    loadPage,
    loadOrdering,
  });
};
/** Until each stage is loaded and a frame after it painted. */
const beIdle = async () => {
  for (const work of idle.splice(0)) work();
  for (let frame = 0; frame <= 2 * stages.length; frame += 1) await painted();
};
const tap = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

beforeEach(() => {
  idle = [];
  Object.assign(window, { requestIdleCallback: (work: () => void) => idle.push(work) });
  for (const load of stages) load.mockReset().mockResolvedValue();
  loadPage.mockReset().mockResolvedValue();
  loadOrdering.mockReset().mockResolvedValue();
  document.body.innerHTML = `<ul><li ${print(dishMarks('at_once'))}><div><a href="/norte/7">Ajiaco</a></div></li></ul>
    <button ${print(openMarks('panel'))}>menu</button><dialog id="${PART_NOTICE_ID}"><a href="">again</a></dialog>`;
});
afterEach(() => {
  boot.stop();
  giveUpEvents();
});

test('a page that is only read loads at idle, a frame after each stage, and no ordering (guarantee/blocking-time)', async () => {
  start();
  expect(reached()).toEqual([0, 0]);
  const settled = beIdle();
  expect(reached()).toEqual([1, 0]);
  await painted();
  await painted();
  expect(reached()).toEqual([1, 1]);
  expect(loaded()).toEqual({ page: 0, ordering: 0 });
  await settled;
  expect(loaded()).toEqual({ page: 1, ordering: 0 });
});

test('a stage that fails stops nothing', async () => {
  stages[0]?.mockRejectedValueOnce(new Error('no script'));
  start();
  await beIdle();
  expect(loaded()).toEqual({ page: 1, ordering: 0 });
});

test('a tap between the stages ends them, and asks for all once', async () => {
  start();
  const settled = beIdle();
  tap('a');
  expect(loaded()).toEqual({ page: 1, ordering: 1 });
  await settled;
  expect(reached()).toEqual([1, 0]);
  expect(loaded()).toEqual({ page: 1, ordering: 1 });
});

test('a reader who had scrolled before gets ordering with the page', async () => {
  const before = Object.getOwnPropertyDescriptor(window, 'scrollY');
  Object.defineProperty(window, 'scrollY', { value: 300, configurable: true });
  start();
  await beIdle();
  expect(loaded()).toEqual({ page: 1, ordering: 1 });
  expect(reached()).toEqual([0, 0]);
  if (before) Object.defineProperty(window, 'scrollY', before);
});

test('the first tap on a dish asks for all that it needs in its own task', () => {
  start();
  tap('a');
  expect(loaded()).toEqual({ page: 1, ordering: 1 });
  const answered: PageEvent[] = [];
  const stop = takeEvents({ 'open-product': (event) => void answered.push(event) });
  expect(answered).toMatchObject([{ productId: 7, dish: document.querySelector('li') }]);
  tap('a');
  expect(answered).toHaveLength(2);
  expect(loaded()).toEqual({ page: 1, ordering: 1 });
  stop();
});

test('whoever is at work on a menu gets its ordering with the page, or after it', async () => {
  start();
  window.dispatchEvent(new Event('pointermove'));
  expect(loaded()).toEqual({ page: 0, ordering: 0 });
  await beIdle();
  expect(loaded()).toEqual({ page: 1, ordering: 1 });
  boot.stop();
  start();
  await beIdle();
  window.dispatchEvent(new Event('scroll'));
  expect(loaded().ordering).toBe(2);
});

test('a page without a branch never orders', async () => {
  start({ supplier: null });
  window.dispatchEvent(new Event('pointermove'));
  boot.wantOrdering();
  await beIdle();
  expect(loaded()).toEqual({ page: 1, ordering: 0 });
});

test('a tap that nothing can answer is told, and the next one asks again', async () => {
  loadPage.mockRejectedValueOnce(new Error('no script'));
  start();
  tap('button');
  expect(document.querySelector('button')).toHaveAttribute('aria-busy', 'true');
  await Promise.resolve();
  await new Promise((done) => setTimeout(done));
  expect(document.querySelector('dialog')).toHaveAttribute('open');
  expect(document.querySelector('button')).not.toHaveAttribute('aria-busy');
  tap('button');
  expect(loaded().page).toBe(2);
});

test('what did not come to a reader comes once the connection is back (rule menu/offline)', async () => {
  loadPage.mockRejectedValueOnce(new Error('no script'));
  start();
  await beIdle();
  expect(loaded().page).toBe(1);
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('online'));
  expect(loaded().page).toBe(2);
  loadPage.mockRejectedValueOnce(new Error('no script'));
  boot.stop();
  window.dispatchEvent(new Event('online'));
  expect(loaded().page).toBe(2);
});

test('a page of the diner’s own begins by itself, and takes the taps of before', async () => {
  start({ isPersonal: true });
  tap('button');
  await beIdle();
  expect(loaded()).toEqual({ page: 0, ordering: 0 });
  const opened = jest.fn();
  const stop = takeEvents({ 'open-panel': opened });
  expect(opened).toHaveBeenCalledTimes(1);
  stop();
});
