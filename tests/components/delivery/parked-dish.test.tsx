import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OFFLINE_NOTICE_ID } from '@/lib/browser/go-to';
import { ApiError } from '@/lib/clients/api-error';
import { getBranchesAt } from '@/lib/contract/delivery/calls';
import { getSupplierBySlug } from '@/lib/contract/menu/calls';
import type { Stores } from '@/lib/stores/create-stores';
import { choosePoint } from '@/lib/stores/delivery/chosen-address';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import {
  beginApp,
  DISH,
  endQuestion,
  isAsked,
  question,
  type Shown,
  SUPPLIERS,
  SUR,
  showMenu,
  tapDish,
} from '@/tests/support/browser/parked-dish';

const { Place, Cart: Words } = es;
const user = userEvent.setup();
const POINT = { latitude: 4.65, longitude: -74.06 };
const menu = getContractExample(getSupplierBySlug);
const reaching = (supplier_id: number) => ({
  ...{ supplier_id, delivery_price: 4_900, minimum: 0, distance_m: 900 },
  minutes: { least: 30, most: 45 },
});
const at = (...ids: number[]) => ({ [getBranchesAt.path]: [{ branches: ids.map(reaching) }] });
/** The menu of «Sur», with a dish of the catalogue as its own product 50. */
const menuOfSur = (product_id: number) => ({
  ...menu,
  ...SUR,
  menu: {
    categories: menu.menu.categories.map((one) => ({
      ...one,
      subcategories: [],
      products: one.products.map((card) => ({ ...card, id: 50, product_id })),
    })),
  },
});
const giveCoordinates = (stores: Stores) => act(() => choosePoint({ stores, point: POINT }));
/** Without a connection no page is left; where it would lead stands in the notice. */
function catchLeaving() {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  document.body.insertAdjacentHTML(
    'beforeend',
    `<dialog id="${OFFLINE_NOTICE_ID}"><a href="/">now</a></dialog>`,
  );
  return () => document.querySelector(`#${OFFLINE_NOTICE_ID} a`)?.getAttribute('href');
}

beforeEach(beginApp);
afterEach(() => {
  endQuestion();
  jest.restoreAllMocks();
});

test('the first dish of a visit waits until the diner says where to, and «later» adds it where it is (rule delivery/parked)', async () => {
  const { stores, added } = showMenu();
  await tapDish();
  expect(await question()).toHaveTextContent('Te guardamos Ajiaco.');
  expect(added()).toEqual([]);
  expect(stores.order.getState().parked).toMatchObject({ supplier_id: 2, product: { id: 5, count: 1 } });
  await user.click(await screen.findByRole('button', { name: Place.later }));
  await waitFor(() => expect(added()).toHaveLength(1));
  expect(isAsked()).toBe(false);
  expect(stores.order.getState()).toMatchObject({ parked: null, placeLater: true });
  expect(await screen.findByText(`${Words.delivery}: ${Words.delivery_later}`)).toBeVisible();
});

test('who closes the question has added nothing, and is asked by the next dish', async () => {
  const { stores, added } = showMenu();
  await tapDish();
  await question();
  await user.click(screen.getByRole('button', { name: Words.close }));
  await waitFor(() => expect(isAsked()).toBe(false));
  expect(stores.order.getState()).toMatchObject({ parked: null, placeLater: false });
  expect(added()).toEqual([]);
  await tapDish();
  await question();
});

test.each<[string, Shown]>([
  ['at a tenant with one branch', { suppliers: SUPPLIERS.slice(0, 1) }],
  [
    'at a tenant whose other branch does not deliver',
    { suppliers: SUPPLIERS.map((one) => (one.slug === 'sur' ? { ...one, services: ['take_away'] } : one)) },
  ],
  ['of what is taken away', { choice: 'take_away' }],
  ['at the counter', { choice: 'grab_and_go' }],
  ['with a cart in hand, a group’s too', { before: (stores) => stores.order.setState({ purchaseId: 7 }) }],
  ['again after «later»', { before: (stores) => stores.order.setState({ placeLater: true }) }],
  ['where to is known', { before: (stores) => choosePoint({ stores, point: POINT }) }],
  [
    'an address is saved',
    {
      before: (stores) => {
        choosePoint({ stores, point: POINT });
        const { place } = stores.delivery.getState();
        stores.profile.setState({ places: place ? [place] : [] });
        stores.delivery.setState({ place: null });
      },
    },
  ],
])('nothing is asked %s', async (_when, shown) => {
  const { added } = showMenu({}, shown);
  await tapDish();
  await waitFor(() => expect(added()).toHaveLength(1));
  expect(isAsked()).toBe(false);
});

test('a place that the dish’s own branch comes to opens the dish there', async () => {
  const { stores, added } = showMenu(at(3, 2));
  await tapDish();
  await question();
  giveCoordinates(stores);
  expect(await screen.findByRole('dialog', { name: 'Ajiaco' })).toBeVisible();
  expect(isAsked()).toBe(false);
  expect(added()).toEqual([]);
  await user.click(await screen.findByRole('button', { name: /^Agregar/ }));
  await waitFor(() => expect(added()).toHaveLength(1));
  expect(added()).toEqual([
    expect.objectContaining({
      data_purchase: expect.objectContaining({
        supplier_id: 2,
        location: expect.objectContaining(POINT),
      }),
    }),
  ]);
});

test('another branch that comes, and has the dish, opens it with what was chosen', async () => {
  const leads = catchLeaving();
  const { stores, added } = showMenu({
    ...at(3),
    [getSupplierBySlug.path]: [menuOfSur(DISH.product_id)],
  });
  await tapDish();
  await question();
  giveCoordinates(stores);
  expect(await screen.findByText('Sur llega a tu dirección: tu pedido sale de allí.')).toHaveFocus();
  await waitFor(() => expect(leads()).toMatch(/\/sur\/view\/50$/));
  expect(screen.getByRole('link', { name: 'Ver Ajiaco en Sur' })).toHaveAttribute('href', '/sur/view/50');
  expect(stores.order.getState().parked).toMatchObject({
    ...{ supplier_id: 3, isElsewhere: true, name: 'Ajiaco' },
    product: { id: 50, count: 1 },
  });
  expect(added()).toEqual([]);
});

test('another branch that comes but lacks the dish says so, and leads to its menu', async () => {
  const { stores } = showMenu({ ...at(3), [getSupplierBySlug.path]: [menuOfSur(DISH.product_id + 1)] });
  await tapDish();
  await question();
  giveCoordinates(stores);
  expect(await screen.findByText('Sur llega a tu dirección, pero no tiene Ajiaco.')).toHaveFocus();
  const link = screen.getByRole('link', { name: Words.branch_menu.replace('{branch}', 'Sur') });
  expect(link).toHaveAttribute('href', '/sur?service=delivery');
});

test('where nobody comes take away is offered, or another address', async () => {
  const { stores } = showMenu(at());
  await tapDish();
  await question();
  giveCoordinates(stores);
  expect(await screen.findByText(Place.nobody)).toHaveFocus();
  expect(screen.getByRole('link', { name: Place.take_away })).toHaveAttribute(
    'href',
    '/norte?service=take_away',
  );
  await user.click(screen.getByRole('button', { name: Place.change }));
  expect(await screen.findByRole('button', { name: Place.later })).toBeVisible();
});

test('a fault is not «nobody»: it is asked again', async () => {
  const fault = new ApiError({ kind: 'network', key: 'network' });
  const { stores } = showMenu({ [getBranchesAt.path]: [fault, { branches: [] }] });
  await tapDish();
  await question();
  giveCoordinates(stores);
  await user.click(await screen.findByRole('button', { name: es.Errors.retry }));
  expect(await screen.findByText(Place.nobody)).toBeVisible();
});

test('what another tab answers holds for both', async () => {
  const { stores, added } = showMenu();
  await tapDish();
  await question();
  act(() => stores.order.setState({ placeLater: true }));
  await waitFor(() => expect(added()).toHaveLength(1));
  expect(isAsked()).toBe(false);
});
