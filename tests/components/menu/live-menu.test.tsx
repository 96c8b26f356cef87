import { act, screen, waitFor } from '@testing-library/react';
import { LiveMenu } from '@/components/menu/live/live-menu';
import { ProductSheet } from '@/components/menu/product/product-sheet';
import { getProduct } from '@/lib/contract/menu/calls';
import type { Product } from '@/lib/contract/menu/menu';
import { type DishNow, getMenuNow, type MenuNow } from '@/lib/contract/menu/menu-now';
import { WEEKDAYS } from '@/lib/domain/branches/opening-hours';
import { formatMoney } from '@/lib/domain/money/money';
import { carryMenu, hearOfMenu, menuTopic } from '@/lib/stores/menu-topic';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { BRANCH, renderApp } from '@/tests/support/browser/render-app';

const sopa: DishNow = {
  id: 7,
  price: 20_000,
  promo: null,
  available: true,
  has_required_options: false,
  options_least: 0,
  options_vary: false,
  version: 'a',
};
const menu = (version: string, ...products: DishNow[]): MenuNow => ({
  version,
  arrival_minutes: { delivery: { least: 40, most: 55 }, take_away: { least: 20, most: 30 } },
  opening_hours: structuredClone(BRANCH.hours) as MenuNow['opening_hours'],
  products,
});
const HOURS = BRANCH.hours;
const OTHER_HOURS = { timezone: 'America/Bogota', weekly: [], exceptions: [] };
const PRICE = formatMoney({ amountMinor: 20_000, currency: 'COP' });

const cardText = (name: string, id: number) => `
  <li class="dish" data-dish="at_once">
    <h3><a href="/norte/${id}">${name}</a></h3>
    <div class="prices"><span data-dish-part="price" data-amount="20000">${PRICE}</span></div>
    <div data-dish-part="picture"></div>
  </li>`;
function drawMenu(): void {
  document.body.innerHTML = `<div id="menu" data-add-label="Agregar {name}"><ul>${cardText('Sopa', 7)}</ul></div>`;
}
const card = () => document.querySelector<HTMLElement>('#menu li');
const buttons = () => document.querySelectorAll('#menu [data-add]').length;
/** The last of it. */
const said = () => document.querySelector('[role=status] > :last-child')?.textContent ?? '';
const tell = (version: string) => act(() => hearOfMenu(JSON.stringify({ supplier_id: BRANCH.id, version })));

beforeEach(() => {
  drawMenu();
  menuTopic.setState({ carried: [], announcedVersions: {} });
  BRANCH.hours = HOURS;
});

/** The menu as each answer says it, the first at once. */
function start(...answers: MenuNow[]) {
  return renderApp(<LiveMenu follows />, { [getMenuNow.path]: answers });
}

test('a menu that was kept says of which hour it is until it is as it is now (rule menu/offline)', async () => {
  document.head.insertAdjacentHTML('beforeend', '<style data-kept-menu></style>');
  const line = () => document.querySelector('[data-kept-menu]');
  let answer: (now: MenuNow) => void = () => undefined;
  renderApp(<LiveMenu follows />, { [getMenuNow.path]: [new Promise((resolve) => (answer = resolve))] });
  expect(line()).not.toBeNull();
  act(() => answer(menu('1', { ...sopa, price: 21_000 })));
  await waitFor(() => expect(line()).toBeNull());
  expect(card()?.textContent).toContain(formatMoney({ amountMinor: 21_000, currency: 'COP' }));
});

test('a card sells out and comes back, and a line says so (rule menu/live)', async () => {
  start(menu('1', sopa), menu('2', { ...sopa, available: false }), menu('3', sopa));
  await waitFor(() => expect(buttons()).toBe(1));
  expect(said()).toBe('');
  document.querySelector<HTMLElement>('[data-add]')?.focus();
  tell('2');
  await waitFor(() => expect(said()).toBe('Cambió el menú: Sopa, agotado.'));
  expect(buttons()).toBe(0);
  expect(card()).toHaveClass('dish-off');
  expect(card()).toHaveTextContent(es.Menu.sold_out);
  expect(screen.getByRole('link', { name: 'Sopa' })).toHaveFocus();
  tell('3');
  await waitFor(() => expect(said()).toBe('Cambió el menú: Sopa, disponible otra vez.'));
  await waitFor(() => expect(buttons()).toBe(1));
  expect(card()).not.toHaveTextContent(es.Menu.sold_out);
});

test('a text that a translation rewrote is no new price, and stays', async () => {
  const price = document.querySelector('[data-dish-part=price]');
  if (price) price.innerHTML = '<font>COP 20,000</font>';
  start(menu('1', sopa), menu('2', { ...sopa, available: false }));
  await waitFor(() => expect(buttons()).toBe(1));
  expect(said()).toBe('');
  tell('2');
  await waitFor(() => expect(said()).toBe('Cambió el menú: Sopa, agotado.'));
  expect(card()).toHaveTextContent('COP 20,000');
});

test('a card shows the price of now, and the one before where a promotion has begun', async () => {
  const promo = { label: 'Hoy', price: 15_000, bundle: null, window: null, services: [] };
  start(menu('1', sopa), menu('2', { ...sopa, price: 25_000 }), menu('3', { ...sopa, price: 25_000, promo }));
  await waitFor(() => expect(buttons()).toBe(1));
  tell('2');
  await waitFor(() => expect(said()).toContain('Sopa, ahora'));
  expect(card()).toHaveTextContent('25.000');
  tell('3');
  await waitFor(() => expect(card()).toHaveTextContent('15.000'));
  expect(card()?.querySelector('s')).toHaveTextContent('25.000');
});

test('a dish that the menu has no more takes no order; one whose document was sold out takes its place', async () => {
  document.querySelector('ul')?.insertAdjacentHTML('beforeend', cardText('Arroz', 8));
  const rice = document.querySelectorAll<HTMLElement>('#menu li')[1];
  rice?.setAttribute('data-dish', 'never');
  rice?.insertAdjacentHTML(
    'afterbegin',
    `<span class="chip" data-dish-badge="off">${es.Menu.sold_out}</span>`,
  );
  start(menu('1', { ...sopa, id: 8, has_required_options: true }));
  await waitFor(() => expect(said()).toBe('Cambió el menú: Sopa, agotado; Arroz, disponible otra vez.'));
  expect(rice).toHaveAttribute('data-dish', 'after_choice');
  expect(rice?.querySelector('.chip')).toHaveClass('invisible');
});

test('cards of a part that comes later are drawn as of now too', async () => {
  start(menu('1', sopa, { ...sopa, id: 8, available: false }));
  await waitFor(() => expect(buttons()).toBe(1));
  document.querySelector('ul')?.insertAdjacentHTML('beforeend', cardText('Arroz', 8));
  await waitFor(() => expect(document.querySelectorAll('#menu li')[1]).toHaveTextContent(es.Menu.sold_out));
});

test('a version that is shown already is not asked for again', async () => {
  const { calls, queries } = start(menu('1', sopa), menu('2', sopa));
  await waitFor(() => expect(buttons()).toBe(1));
  const invalidate = jest.spyOn(queries, 'invalidateQueries');
  tell('1');
  expect(invalidate).not.toHaveBeenCalled();
  tell('2');
  await waitFor(() => expect(calls.filter(({ path }) => path === getMenuNow.path)).toHaveLength(2));
});

test.each([
  ['a dish of it changed', 7, menu('2', { ...sopa, price: 30_000, version: 'b' }), true],
  ['of a dish of it an option changed, or its last pieces', 7, menu('2', { ...sopa, version: 'b' }), true],
  ['a dish of it is there no more', 7, menu('2'), true],
  ['one of the last pieces of another dish was sold', 8, menu('2', { ...sopa, version: 'b' }), false],
  ['the hours changed', 8, { ...menu('2', sopa), opening_hours: OTHER_HOURS }, true],
])('when %s, whether a cart and an open dish are asked for again', async (_what, inCart, now, expected) => {
  const { queries } = start(menu('1', sopa), now);
  const [cart, dish] = [
    ['cart', 55],
    ['product', inCart],
  ];
  queries.setQueryData(cart, { products: [{ product_supplier_id: inCart }] });
  queries.setQueryData(dish, {});
  await waitFor(() => expect(buttons()).toBe(1));
  const invalidate = jest.spyOn(queries, 'invalidateQueries');
  tell('2');
  await waitFor(() => expect(invalidate).toHaveBeenCalledTimes(3));
  expect(queries.getQueryState(cart)?.isInvalidated).toBe(expected);
  expect(queries.getQueryState(dish)?.isInvalidated).toBe(expected && inCart === 7);
});

test('other hours are said, and the page goes by them', async () => {
  start({ ...menu('1', sopa), opening_hours: OTHER_HOURS });
  await waitFor(() => expect(said()).toBe(es.Live.closed));
  expect(BRANCH.hours.weekly).toEqual([]);
});

test('a pause is said to whom it stops, and so is its end (rule branches/pause)', async () => {
  jest.useFakeTimers({ now: new Date('2026-03-02T17:00:00Z'), advanceTimers: true });
  const week = { open: '08:00', close: '22:00', services: null };
  const open = { timezone: 'America/Bogota', weekly: [{ ...week, days: [...WEEKDAYS] }], exceptions: [] };
  const paused = (service: 'delivery' | 'take_away') => ({
    ...menu(service, sopa),
    opening_hours: { ...open, pauses: [{ service, until: '2026-03-02T17:30:00.000Z' }] },
  });
  BRANCH.hours = open;
  document.documentElement.dataset.service = 'delivery';
  start({ ...menu('1', sopa), opening_hours: open }, paused('take_away'), paused('delivery'), {
    ...menu('4', sopa),
    opening_hours: open,
  });
  await waitFor(() => expect(buttons()).toBe(1));
  tell('2');
  await waitFor(() => expect(BRANCH.hours.pauses).toHaveLength(1));
  expect(said()).toBe('');
  tell('3');
  await waitFor(() => expect(said()).toBe(es.Live.paused));
  tell('4');
  await waitFor(() => expect(said()).toBe(es.Live.resumed));
  delete document.documentElement.dataset.service;
  jest.useRealTimers();
});

test('a busy kitchen changes the minutes that the page says (rule branches/busy)', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div class="branch"><span data-fact="delivery"><span class="fact-minutes">40–55 min</span></span></div>',
  );
  const busy = menu('2', sopa);
  start(menu('1', sopa), {
    ...busy,
    arrival_minutes: { ...busy.arrival_minutes, delivery: { least: 60, most: 75 } },
  });
  await waitFor(() => expect(buttons()).toBe(1));
  tell('2');
  await waitFor(() => expect(document.querySelector('.fact-minutes')).toHaveTextContent('60–75 min'));
});

test('the menu has a stream of its own only where no other carries it', async () => {
  const open = jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
  const leave = carryMenu(BRANCH.id);
  const { stores } = start(menu('1', sopa));
  act(() => stores.profile.setState({ profile: { id: 3, token: 't' } as never }));
  await waitFor(() => expect(buttons()).toBe(1));
  expect(open).not.toHaveBeenCalled();
  act(leave);
  await waitFor(() => expect(open).toHaveBeenCalledTimes(1));
  expect(open.mock.calls[0]?.[0]).toBe(`/services/experience/api/menu_now/${BRANCH.id}/events`);
  open.mockRestore();
});

const product: Product = {
  ...getContractExample(getProduct),
  id: 7,
  name: 'Sopa',
  price: 20_000,
  promo: null,
  available: true,
  stock: null,
  max_per_order: null,
  option_groups: [],
  options_least: 0,
  options_vary: false,
};
const PREVIEW = { name: 'Sopa', description: '', price: PRICE, was: null, picture: null };
const openSheet = (...answers: Product[]) =>
  renderApp(
    <ProductSheet
      productId={7}
      preview={PREVIEW}
      timezone="UTC"
      canOrder
      hint={null}
      onClose={() => undefined}
    />,
    { [getProduct.path]: answers },
  );

test('the open product says what changed, and its count follows what is left (rule menu/live)', async () => {
  const { queries } = openSheet(
    { ...product, stock: 3 },
    { ...product, stock: 1, price: 22_000 },
    { ...product, available: false },
  );
  const again = () => act(() => queries.invalidateQueries({ queryKey: ['product'] }));
  const more = await screen.findByRole('button', { name: es.Cart.more });
  act(() => more.click());
  await waitFor(() => expect(screen.getByText('2')).toBeInTheDocument());
  await again();
  expect(await screen.findByText(/^El precio cambió de .*20\.000 a .*22\.000\.$/)).toBeVisible();
  await waitFor(() => expect(document.querySelector('output')).toHaveTextContent('1'));
  screen.getByRole('button', { name: /^Agregar/ }).focus();
  await again();
  const gone = await screen.findByText(es.Live.open_gone);
  expect(screen.queryByRole('button', { name: es.Cart.more })).toBeNull();
  expect(gone).toHaveFocus();
});
