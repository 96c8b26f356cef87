import { screen, within } from '@testing-library/react';
import { OrderFacts } from '@/components/orders/order-facts';
import { OrderLines } from '@/components/orders/order-lines';
import { OrderStalls } from '@/components/orders/order-stalls';
import { Standing } from '@/components/orders/order-standing';
import { PickUp } from '@/components/orders/pick-up';
import { RefundFacts } from '@/components/orders/refund-facts';
import { getOrder } from '@/lib/contract/orders/calls';
import type { Order } from '@/lib/contract/orders/orders';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { renderApp } from '@/tests/support/browser/render-app';

const model = getContractExample(getOrder);
const POLLO = { id: 41, slug: 'pollo', name: 'Pollos El Carbonero', address: 'Puesto 2' };
const RADA = { id: 42, slug: 'ceviche', name: 'La Rada', address: 'Puesto 5' };
const [line] = model.products;
if (!line) throw new Error('the example has no line');
const of = (supplier: typeof POLLO, status: Order['status'], total: number): Order['stalls'][number] => ({
  supplier,
  status,
  total,
  products: [{ ...line, id: supplier.id, name: `Plato de ${supplier.slug}`, stall: supplier }],
  timeline: [{ status: 'in_progress', at: '2026-03-02T17:00:00Z' }],
});
const stalls = [of(POLLO, 'packed', 20_000), of(RADA, 'cancelled', 7_700)];
const order: Order = {
  ...model,
  service: 'on_table',
  subservice: 'grab_and_go',
  seat: null,
  status: 'preparation',
  pick_up: { number: 7, code: 'K4TX' },
  products: stalls.flatMap(({ products }) => products.map((line) => ({ ...line, member: null }))),
  stalls,
};

test('each stall has a line of its own: one is ready, one gives its part back (rule table/court)', () => {
  renderApp(<OrderStalls order={order} locale="es-CO" renderAmount={(amount) => `$ ${amount}`} />, {});
  const [pollo, rada] = within(screen.getByRole('list', { name: es.Order.stalls })).getAllByRole('heading');
  expect(pollo).toHaveTextContent('Pollos El Carbonero');
  expect(pollo?.parentElement).toHaveTextContent(es.Order.stall_ready);
  expect(pollo?.parentElement).toHaveTextContent('Puesto 2');
  expect(pollo?.parentElement).toHaveTextContent('Plato de pollo');
  expect(rada?.parentElement).toHaveTextContent('te devolvemos $ 7700');
  expect(screen.queryByRole('list', { name: es.Order.progress })).toBeNull();
});

test('the headline says which stalls are ready while others cook (rule table/court)', () => {
  const two = [of(POLLO, 'packed', 20_000), of(RADA, 'preparation', 7_700)];
  const { unmount } = renderApp(<Standing order={{ ...order, stalls: two }} step="settled" />, {});
  expect(screen.getByRole('status')).toHaveTextContent('Ya puedes recoger en Pollos El Carbonero.');
  unmount();
  renderApp(<Standing order={{ ...order, status: 'packed', stalls: two }} step="settled" />, {});
  expect(screen.getByRole('status')).toHaveTextContent(es.Order.now_counter_packed);
});

test('number and code are the order’s, for every stall (rule table/pick-up)', () => {
  renderApp(<PickUp order={order} />, {});
  expect(screen.getByText('7')).toBeVisible();
  expect(screen.getByText('K4TX')).toBeVisible();
  expect(screen.getByText(es.Order.pick_up_stalls)).toBeVisible();
});

test('what was bought stands by stall', () => {
  renderApp(<OrderLines order={order} renderAmount={String} />, {});
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/^Pollos El Carbonero/);
  expect(rows[1]).toMatch(/^La Rada/);
});

test('a price stands beside its product, not beside the name of the stall', () => {
  renderApp(<OrderLines order={order} renderAmount={(amount) => `$ ${amount}`} />, {});
  const stall = screen.getByText('Pollos El Carbonero');
  const price = screen.getAllByText(/^\$ /)[0];
  expect(price?.parentElement).toHaveTextContent('Plato de pollo');
  expect(price?.parentElement).not.toContainElement(stall);
});

describe('where it is fetched', () => {
  const { supplier } = model;
  const where = (some: Order['stalls']) => {
    const { unmount } = renderApp(
      <OrderFacts order={{ ...order, stalls: some }} locale="es-CO" renderAmount={String} />,
      {},
    );
    const said = screen.getByText(es.Checkout.pick_up).parentElement?.textContent;
    unmount();
    return said?.replace(es.Checkout.pick_up, '');
  };

  it('are the counters of all stalls that make something of it', () => {
    expect(where([of(POLLO, 'accepted', 1), of(RADA, 'accepted', 1)])).toBe(
      'Pollos El Carbonero · Puesto 2La Rada · Puesto 5',
    );
    expect(where([of(POLLO, 'cancelled', 1), of(RADA, 'packed', 1)])).toBe('La Rada · Puesto 5');
  });

  it('is the address of the stall that alone makes it', () => {
    const own = { ...POLLO, id: supplier.id };
    const at = `${supplier.name} · ${supplier.address}`;
    expect([where([]), where([of(own, 'packed', 1), of(RADA, 'cancelled', 1)])]).toEqual([at, at]);
  });
});

test('money that goes back names the stall that does not make it (rule table/court)', () => {
  const refund = { id: 1, amount: 7_700, by_hand: true, given_at: null, words: null, supplier_id: RADA.id };
  renderApp(
    <dl>
      <RefundFacts
        order={{ ...order, refunds: [{ ...refund, reason: 'cancelled' }] }}
        locale="es-CO"
        renderAmount={String}
      />
    </dl>,
    {},
  );
  expect(screen.getByText('La Rada no pudo prepararlo.')).toBeVisible();
  expect(screen.getByText('7700. Te lo entrega La Rada.')).toBeVisible();
});
