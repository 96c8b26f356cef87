import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReachingInstead } from '@/components/cart/closed/reaching-instead';
import { OFFLINE_NOTICE_ID } from '@/lib/browser/go-to';
import { ApiError } from '@/lib/clients/api-error';
import { getCart } from '@/lib/contract/cart/calls';
import type { SupplierChange } from '@/lib/contract/cart/cart-moves';
import { getBranchesAt } from '@/lib/contract/delivery/calls';
import { NO_ADDRESS } from '@/lib/contract/people/contact';
import { errorStore, hideError } from '@/lib/stores/error-store';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { renderApp } from '@/tests/support/browser/render-app';

const { Cart } = es;
const CHANGE = '/shopping_cart/change_supplier/{id}.json';
const cart = {
  ...getContractExample(getCart),
  supplier_id: 1,
  service: 'delivery' as const,
  subservice: null,
};
const ADDRESS = { ...NO_ADDRESS, latitude: 4.7, longitude: -74.03, address: 'Calle 118 # 5-6' };
const SAME: SupplierChange = {
  ...{ from: { name: 'Centro' }, to: { name: 'Norte' } },
  ...{ kept: 1, lost: [], repriced: [], there: [], coupon: null },
  before: { total: 12_500, delivery: null, missing: 0 },
  after: { total: 17_400, delivery: 4_900, missing: 0 },
};
const reaching = (supplier_id: number, delivery_price: number | null) => ({
  ...{ supplier_id, delivery_price, minimum: 0, distance_m: 900 },
  minutes: { least: 30, most: 45 },
});
const SUPPLIERS = ['centro', 'norte', 'sur'].map((slug, index) => ({
  ...{ id: index + 1, slug },
  services: ['delivery' as const],
}));

beforeEach(hideError);
afterEach(() => jest.restoreAllMocks());

function show(
  change: unknown[],
  { branches = [reaching(1, 0), reaching(2, 4_900), reaching(3, null)], address = ADDRESS } = {},
) {
  // Without a connection the page is not left.
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  document.body.insertAdjacentHTML(
    'beforeend',
    `<dialog id="${OFFLINE_NOTICE_ID}"><a href="/">now</a></dialog>`,
  );
  return renderApp(
    <ReachingInstead cart={cart} address={address} />,
    { [getBranchesAt.path]: [{ branches }], [CHANGE]: change },
    {},
    { suppliers: SUPPLIERS },
  );
}
const move = () => screen.findByRole('button', { name: Cart.branch_move.replace('{branch}', 'Norte') });

test('the branch that delivers there is named with its price, and one tap takes the cart and the address to it (rule delivery/other-branch)', async () => {
  const { stores, calls } = show([SAME, { ...cart, supplier_id: 2 }]);
  const button = await move();
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.getAllByRole('listitem')[0]?.textContent?.replaceAll('\u00a0', ' ')).toContain(
    'Norte sí llega hasta allí. Envío $ 4.900, 30–45 min.',
  );
  await userEvent.click(button);
  await waitFor(() => expect(document.getElementById(OFFLINE_NOTICE_ID)).toHaveAttribute('open'));
  expect(screen.getByText('now')).toHaveAttribute('href', expect.stringMatching(/\/norte\/precheckout$/));
  expect(calls.at(-1)).toEqual({ path: CHANGE, body: { lost: [] } });
  expect(stores.delivery.getState()).toMatchObject({ place: ADDRESS, isNews: true });
});

test('what is lost and costs something else is said before the tap', async () => {
  show([
    {
      ...SAME,
      lost: [{ line_id: 7, name: 'Ajiaco', count: 2 }],
      repriced: [{ line_id: 8, name: 'Limonada', before: 12_500, after: 14_000 }],
    },
  ]);
  await move();
  expect(screen.getByText('2 × Ajiaco')).toBeVisible();
  expect(screen.getByText(/Limonada/)).toBeVisible();
});

test('a branch without any of it offers its menu', async () => {
  show([{ ...SAME, kept: 0, lost: [{ line_id: 7, name: 'Ajiaco', count: 2 }] }]);
  const menu = await screen.findByRole('link', { name: Cart.branch_menu.replace('{branch}', 'Norte') });
  expect(menu).toHaveAttribute('href', '/norte?service=delivery');
});

test('more that would be lost meanwhile is said, and a failure is a failure', async () => {
  const conflict = new ApiError({ kind: 'http', status: 409, key: 'conflict' });
  const refusal = new ApiError({ kind: 'http', status: 422, key: 'service_unavailable' });
  show([SAME, conflict, SAME, refusal, SAME]);
  await userEvent.click(await move());
  expect(await screen.findByText(Cart.branch_changed)).toBeVisible();
  await waitFor(async () => expect(await move()).toBeEnabled());
  await userEvent.click(await move());
  await waitFor(() => expect(errorStore.getState().notice?.key).toBe('service_unavailable'));
});

test.each([
  ['nobody else delivers there', { branches: [reaching(1, 0), reaching(3, null)] }],
  ['there is no point', { address: { ...ADDRESS, latitude: null as never } }],
])('nothing is offered where %s', async (_why, where) => {
  show([SAME], where);
  await act(async () => undefined);
  expect(screen.queryByRole('list')).toBeNull();
});
