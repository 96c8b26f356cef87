import { screen } from '@testing-library/react';
import { CounterOrderScreen } from '@/app/[domain]/[locale]/_page/personal/counter-order-screen';
import { OrderPage } from '@/components/orders/order-page';
import { getOrder } from '@/lib/contract/orders/calls';
import { listActualPurchases } from '@/lib/contract/orders/list-calls';
import type { Order } from '@/lib/contract/orders/orders';
import { getTableVisit } from '@/lib/contract/table/calls';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { BRANCH, renderApp } from '@/tests/support/browser/render-app';

const { Order: words, Cart } = es;
const example = getContractExample(getOrder);
const PAID: Order = {
  ...example,
  is_cart: false,
  status: 'preparation',
  service: 'on_table',
  subservice: null,
  seat: null,
  pick_up: null,
  is_account: false,
  schedule_date: null,
  schedule_hour: null,
  schedule_day: null,
  schedule_until: null,
  payment: example.payment && { ...example.payment, status: 'success', online: true },
};
const COUNTER: Order = { ...PAID, subservice: 'grab_and_go', pick_up: { number: 12, code: 'K7P4' } };
const TABLE: Order = { ...PAID, seat: { id: 3, kind: 'table', label: '5' } };

const show = (order: Order) =>
  renderApp(
    <OrderPage
      id={order.id}
      slug="norte"
      locale="es-CO"
      renderBill={() => null}
      renderAmount={(amount) => String(amount)}
    />,
    { [getOrder.path]: [order], [getTableVisit.path]: [getContractExample(getTableVisit)] },
  );
const heading = () => screen.findByRole('heading', { level: 1 });

describe('an order over the counter (rule table/pick-up)', () => {
  it('shows the number of the day and the code while it is made', async () => {
    show(COUNTER);
    expect(await heading()).toHaveTextContent(words.title_cart);
    expect(screen.getByText('12')).toBeVisible();
    expect(screen.getByText('K7P4')).toBeVisible();
    expect(screen.queryByText(words.pick_up_ready)).not.toBeInTheDocument();
    expect(screen.getByText(words.counter_packed)).toBeVisible();
  });

  it.each([
    [true, es.Checkout.packed],
    [false, es.Checkout.eaten_here],
  ])('says how it was wanted: packed %s (rule cart/packing)', async (packed, said) => {
    show({ ...COUNTER, packed });
    await heading();
    expect(screen.getByText(new RegExp(`· ${said}$`))).toBeVisible();
  });

  it('says loudly when it is ready, in its standing too', async () => {
    show({ ...COUNTER, status: 'packed' });
    expect(await screen.findByText(words.pick_up_ready)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(words.now_counter_packed);
  });

  it.each([
    ['not yet paid', { ...COUNTER, pick_up: null }],
    ['handed over', { ...COUNTER, status: 'delivered' as const }],
  ])('shows neither when it is %s', async (_when, order) => {
    show(order);
    await heading();
    expect(screen.queryByText(words.pick_up_code)).not.toBeInTheDocument();
  });

  it('leads to the same counter for something else', async () => {
    show(COUNTER);
    expect(await screen.findByRole('link', { name: words.something_else })).toHaveAttribute(
      'href',
      `/${COUNTER.supplier.slug}/grab-and-go`,
    );
  });
});

describe('an order that is brought to the table (rule orders/table-states)', () => {
  it('names the table, and its last step is that it is served', async () => {
    show(TABLE);
    expect(await screen.findByText(Cart.to_table.replace('{label}', '5'))).toBeVisible();
    expect(screen.getByText(words.served_delivered)).toBeVisible();
    expect(screen.queryByText(words.packed)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: words.another_round })).toHaveAttribute(
      'href',
      `/${TABLE.supplier.slug}/menu-digital`,
    );
  });

  it('offers no round in a room, but something else', async () => {
    show({ ...TABLE, seat: { id: 4, kind: 'room', label: '102' } });
    expect(await screen.findByRole('link', { name: words.something_else })).toBeVisible();
  });

  it('no longer says that it is coming once it is there', async () => {
    show({ ...TABLE, status: 'delivered' });
    expect(await screen.findByRole('status')).toHaveTextContent(words.now_served_delivered);
    expect(screen.queryByText(Cart.to_table.replace('{label}', '5'))).not.toBeInTheDocument();
  });
});

test('another service keeps its words and offers no round', async () => {
  show({ ...PAID, service: 'take_away' });
  await heading();
  expect(screen.getByText(words.fetched_packed)).toBeVisible();
  expect(screen.queryByRole('link', { name: words.another_round })).not.toBeInTheDocument();
});

describe('the counter’s page without an id (rule orders/table-pages)', () => {
  const here = { ...COUNTER.supplier, id: BRANCH.id };
  const open = (orders: Order[], order: Order = COUNTER) =>
    renderApp(<CounterOrderScreen slug="norte" locale="es-CO" />, {
      [listActualPurchases.path]: [orders],
      [getOrder.path]: [order],
    });

  it('shows the newest running order of this counter', async () => {
    const mine = { ...COUNTER, id: 9, supplier: here };
    open(
      [
        { ...mine, id: 12, is_cart: true, status: 'cart' },
        { ...mine, id: 11, supplier: { ...here, id: 99 } },
        { ...mine, id: 10, seat: { id: 3, kind: 'table', label: '5' } },
        mine,
      ],
      mine,
    );
    expect(await screen.findByText('K7P4')).toBeVisible();
  });

  it('leads to its menu without one', async () => {
    open([]);
    expect(await screen.findByRole('link', { name: words.begin })).toHaveAttribute(
      'href',
      '/norte/grab-and-go',
    );
  });
});
