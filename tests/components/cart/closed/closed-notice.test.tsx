import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PrecheckoutScreen } from '@/app/[domain]/[locale]/_page/personal/precheckout-screen';
import { ContinueLink } from '@/components/cart/cart-contents';
import { CartDock } from '@/components/cart/cart-dock';
import { getHoursSchedule, getScheduleLimits } from '@/lib/contract/branches/calls';
import type { ScheduleLimits } from '@/lib/contract/branches/schedule';
import { addProductToCart, getCart, updateCart } from '@/lib/contract/cart/calls';
import type { Cart } from '@/lib/contract/cart/cart';
import { getCoverage } from '@/lib/contract/delivery/calls';
import { listActualPurchases } from '@/lib/contract/orders/list-calls';
import { getPaymentMethods } from '@/lib/contract/payments/method-calls';
import es from '@/messages/es.json';
import type { Answers } from '@/tests/support/browser/app-bench';
import { BRANCH, renderApp } from '@/tests/support/browser/render-app';
import { issue, METHODS, NORTE, WHOLE_CART } from '@/tests/support/browser/render-precheckout';

const { Cart: words, Checkout, Place } = es;
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const evenings = { days: DAYS, open: '18:00', close: '22:00', services: null };
const NOON = new Date('2026-11-18T17:00:00Z');
const CLOSED = issue('closed', { day: 'wed', time: '18:00', inDays: 0 });
const NEXT = { date: '2026-11-18', hour: '18:00', day: '2026-11-18' };
const LIMITS: ScheduleLimits = { first_date: '2026-11-18', days: 14, slot_minutes: 30, next: NEXT };
const LATER = 'Pedir para hoy, 6:00–\u20606:30\u00a0p.\u00a0m.';
const closedCart: Cart = { ...WHOLE_CART, issues: [CLOSED] };
const branch = {
  ...BRANCH,
  address: '',
  city: 'Bogotá',
  location: NORTE,
  onTableClass: 'basic' as const,
  scheduleDays: 14,
  offersTakeAway: true,
};

jest.mock('@/lib/browser/go-to', () => ({ ...jest.requireActual('@/lib/browser/go-to'), goTo: jest.fn() }));

beforeEach(() => {
  jest.useFakeTimers({ now: NOON, advanceTimers: true });
  Object.assign(BRANCH, {
    services: ['delivery', 'schedule', 'take_away'],
    hours: { timezone: 'America/Bogota', weekly: [evenings], exceptions: [] },
  });
});
afterEach(() => jest.useRealTimers());

/** The precheckout of a cart; `carts` are the server's answers when it is asked for it, in turn. */
function show(carts: Cart[], answers: Answers = {}) {
  const [cart = closedCart] = carts;
  const bench = renderApp(<PrecheckoutScreen branch={branch} />, {
    [getCart.path]: carts,
    [getPaymentMethods.path]: [METHODS],
    [listActualPurchases.path]: [[]],
    [getCoverage.path]: [{ polygons: [] }],
    [getHoursSchedule.path]: [{ hours: [{ date: NEXT.date, hour: '18:00', available: true, full: false }] }],
    [getScheduleLimits.path]: [LIMITS],
    [updateCart.path]: [cart],
    ...answers,
  });
  act(() =>
    bench.stores.order.setState({ service: 'delivery', subservice: null, purchaseId: cart.purchase_id }),
  );
  return bench;
}
const notice = () => screen.findByRole('region', { name: /cerrado ahora/ });
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

test('a closed branch says so before anything is asked, with when it opens', async () => {
  show([closedCart]);
  expect(await notice()).toHaveTextContent('Domicilio: cerrado ahora. Abre hoy: 6:00 p. m.');
  const name = screen.getByLabelText(Checkout.name);
  expect((await notice()).compareDocumentPosition(name) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('its button does not invite to a refusal', async () => {
  show([closedCart]);
  expect(
    await screen.findByRole('button', { name: 'Cerrado · Abre hoy: 6:00\u00a0p.\u00a0m.' }),
  ).toBeDisabled();
  expect(screen.queryByRole('button', { name: /^(Hacer pedido|Continuar al pago) ·/ })).toBeNull();
});

test('the closure is told by the notice and the button, and by no alert', async () => {
  show([closedCart]);
  await notice();
  expect(screen.getAllByText(/Abre hoy: 6:00\sp\.\sm\./)).toHaveLength(2);
  for (const alert of screen.getAllByRole('alert')) expect(alert).toBeEmptyDOMElement();
});

test('a press that the closure refuses leads to the notice', async () => {
  show([WHOLE_CART], { [updateCart.path]: [closedCart] });
  await user.click(await screen.findByRole('button', { name: /^Continuar al pago/ }));
  await waitFor(() => expect(screen.getByRole('region', { name: /cerrado ahora/ })).toHaveFocus());
  for (const alert of screen.getAllByRole('alert')) expect(alert).toBeEmptyDOMElement();
});

test('the next slot is named, and one tap makes the same cart one for it; what was typed stays (rule branches/next-slot)', async () => {
  history.replaceState(null, '', '/norte/precheckout');
  const scheduled: Cart = {
    ...WHOLE_CART,
    subservice: 'schedule',
    schedule_date: NEXT.date,
    schedule_hour: NEXT.hour,
    schedule_day: NEXT.day,
    version: WHOLE_CART.version + 1,
  };
  const { calls, stores } = show([closedCart], { [updateCart.path]: [scheduled] });
  const later = await screen.findByRole('button', { name: LATER });
  // Nothing moves without a tap.
  expect(calls.some(({ path }) => path === updateCart.path)).toBe(false);
  const reference = await screen.findByLabelText(Place.reference);
  await user.clear(reference);
  await user.type(reference, 'Portería');
  await user.click(later);
  await waitFor(() => expect(screen.getByRole('radio', { name: /6:00.*6:30/ })).toBeChecked());
  expect(screen.queryByLabelText(Checkout.hour)).toBeNull();
  expect(screen.getByLabelText(Place.reference)).toHaveValue('Portería');
  expect(stores.order.getState()).toMatchObject({
    subservice: 'schedule',
    purchaseId: closedCart.purchase_id,
  });
  expect(calls.filter(({ path }) => path === addProductToCart.path)).toEqual([]);
  expect(calls.map(({ body }) => body)).toContainEqual({
    cart: { subservice: 'schedule', schedule_date: NEXT.date, schedule_hour: NEXT.hour },
  });
  expect(screen.queryByRole('region', { name: /cerrado ahora/ })).toBeNull();
});

test('what is fetched is wanted for the next slot as well, and a branch without one offers none', async () => {
  const fetched: Cart = { ...closedCart, service: 'take_away', place: null, polygon: null };
  const { stores } = show([fetched], {
    [getScheduleLimits.path]: [{ ...LIMITS, days: 0, next: null }, LIMITS],
  });
  act(() => stores.order.setState({ service: 'take_away', taPurchaseId: fetched.purchase_id }));
  expect(await notice()).toHaveTextContent('Para llevar: cerrado ahora.');
  expect(screen.queryByRole('button', { name: LATER })).toBeNull();
});

test('where the branch is open and delivers no more, the notice is of the delivery alone (rule branches/hours)', async () => {
  const counter = { ...evenings, open: '08:00', services: ['take_away'] };
  Object.assign(BRANCH, {
    hours: {
      timezone: 'America/Bogota',
      weekly: [{ ...evenings, services: ['delivery'] }, counter],
      exceptions: [],
    },
  });
  const apart = issue('delivery_closed', { day: 'wed', time: '18:00', inDays: 0 });
  show([{ ...WHOLE_CART, issues: [apart] }]);
  expect(await notice()).toHaveTextContent('Domicilio: cerrado ahora. Abre hoy: 6:00 p. m.');
  expect(await screen.findByRole('button', { name: LATER })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Para llevar: abierto ahora' })).toBeVisible();
});

test('the menu of a closed branch offers another hour before a first dish of a delivery', async () => {
  const { stores } = renderApp(<CartDock pending={new Map()} />, {});
  act(() => stores.order.setState({ service: 'delivery' }));
  await notice();
  const later = screen.getByRole('link', { name: words.closed_schedule });
  expect(later).toHaveAttribute('href', '/norte?service=schedule');
});

test('nothing leads away while a first dish is on its way into the cart', async () => {
  const { stores } = renderApp(<CartDock pending={new Map([[31, 1]])} />, {});
  act(() => stores.order.setState({ service: 'delivery' }));
  expect(await notice()).toBeVisible();
  expect(screen.queryByRole('link', { name: words.closed_schedule })).toBeNull();
});

test('it closes while the form is open: the server is asked, and what was typed stays', async () => {
  jest.setSystemTime(new Date('2026-11-19T02:59:00Z'));
  show([WHOLE_CART, closedCart]);
  const reference = await screen.findByLabelText(Place.reference);
  await user.type(reference, ' y timbre');
  expect(screen.queryByRole('region', { name: /cerrado ahora/ })).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(120_000));
  expect(await notice()).toBeVisible();
  expect(screen.getByLabelText(Place.reference)).toHaveValue('Parque y timbre');
});

test('the server is the judge where the page’s clock errs', async () => {
  show([WHOLE_CART]);
  expect(await screen.findByRole('button', { name: /^Continuar al pago/ })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.queryByRole('region', { name: /cerrado ahora/ })).toBeNull();
});

test('a clock that errs asks the server once, however long the page stands and whoever reads it', async () => {
  const { calls } = show([WHOLE_CART]);
  expect(await screen.findByRole('button', { name: /^Continuar al pago/ })).toBeVisible();
  const asked = () => calls.filter(({ path }) => path === getCart.path).length;
  await waitFor(() => expect(asked()).toBe(2));
  await act(() => jest.advanceTimersByTimeAsync(300_000));
  expect(asked()).toBe(2);
});

test('after midnight the branch opens today, not tomorrow', async () => {
  jest.setSystemTime(new Date('2026-11-19T04:59:00Z'));
  const night: Cart = { ...WHOLE_CART, issues: [issue('closed', { day: 'thu', time: '18:00', inDays: 1 })] };
  show([night]);
  expect(await notice()).toHaveTextContent('Abre mañana: 6:00 p. m.');
  await act(() => jest.advanceTimersByTimeAsync(120_000));
  expect(await notice()).toHaveTextContent('Abre hoy: 6:00 p. m.');
});

test('the other service is offered while it is open', async () => {
  const counter = { ...evenings, open: '08:00', services: ['take_away'] };
  Object.assign(BRANCH, {
    hours: { timezone: 'America/Bogota', weekly: [evenings, counter], exceptions: [] },
  });
  show([closedCart]);
  await notice();
  expect(screen.getByRole('button', { name: 'Para llevar: abierto ahora' })).toBeVisible();
});

test('the cart leads to no form that ends in a refusal', async () => {
  renderApp(<ContinueLink cart={closedCart} />, { [getCart.path]: [closedCart] });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('button')).toBeDisabled();
});

test('the menu of a closed branch says so before a first dish, and where else to go', async () => {
  const others = [
    { id: BRANCH.id, slug: 'norte', services: ['take_away' as const] },
    { id: 9, slug: 'sur', services: ['take_away' as const] },
  ];
  const { stores } = renderApp(<CartDock pending={new Map()} />, {}, {}, { suppliers: others });
  act(() => stores.order.setState({ service: 'take_away' }));
  expect(await notice()).toHaveTextContent('Para llevar: cerrado ahora. Abre hoy: 6:00 p. m.');
  const link = (name: string) => screen.getByRole('link', { name });
  expect(screen.queryByRole('link', { name: words.closed_schedule })).toBeNull();
  expect(link('Ver otras sedes')).toHaveAttribute('href', '/branch-to-take-away#branches');
  await waitFor(() => expect(screen.queryByRole('button', { name: /cerrado/i })).toBeNull());
});
