import { screen } from '@testing-library/react';
import { OrderPage } from '@/components/orders/order-page';
import { getOrder } from '@/lib/contract/orders/calls';
import { getHelp } from '@/lib/contract/orders/help-calls';
import type { Order, Payment } from '@/lib/contract/orders/orders';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { renderApp } from '@/tests/support/browser/render-app';

const example = getContractExample(getOrder);
const { payment: recorded } = example;
if (!recorded) throw new Error('no payment is recorded');
/** Long after the minutes in which a kitchen accepts, and in which what is paid may be cancelled. */
const left = (payment: Partial<Payment>): Order => ({
  ...example,
  ...{ role: 'owner', group: null, is_cart: false, is_expired: false, status: 'in_progress' },
  supplier: { ...example.supplier, phone: '+57 601 3456789' },
  placed_at: '2026-03-02T10:00:00Z',
  cancel_until: null,
  payment: { ...recorded, retry_until: null, ...payment },
});

test.each([
  ['to be paid in person', left({ online: false, method: 'cash', status: 'in_person' }), 1],
  ['that is paid', left({ online: true, method: 'card', status: 'success' }), 0],
] as const)(
  'an order %s that nobody accepts says whom to ask, takes words for the branch, and is cancelled where no money was taken (rule orders/unaccepted)',
  async (_which, order, cancels) => {
    renderApp(
      <OrderPage id={7} slug="norte" locale="es-CO" renderBill={() => null} renderAmount={String} />,
      { [getOrder.path]: [order], [getHelp.path]: [{ can_ask: true, messages: [] }] },
    );
    expect(await screen.findByRole('link', { name: es.Order.call })).toBeVisible();
    expect(await screen.findByRole('button', { name: es.Order.help_ask })).toBeVisible();
    expect(screen.queryAllByRole('button', { name: es.Order.cancel })).toHaveLength(cancels);
  },
);
