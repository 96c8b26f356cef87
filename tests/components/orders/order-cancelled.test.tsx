import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderPage } from '@/components/orders/order-page';
import { getOrder } from '@/lib/contract/orders/calls';
import type { Order } from '@/lib/contract/orders/orders';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { renderApp } from '@/tests/support/browser/render-app';

const { Order: words } = es;
const example = getContractExample(getOrder);
const { payment } = example;
if (!payment) throw new Error('no payment is recorded');
const order: Order = { ...example, is_cart: false, status: 'in_progress', cancel_until: null };

test.each([
  [
    'is paid',
    {
      payment: { ...payment, status: 'success' },
      cancel_until: new Date(Date.now() + 3_600_000).toISOString(),
    },
    /^Cancelar el pedido \(hasta las? /,
  ],
  ['nobody has accepted', { payment: { ...payment, status: 'in_person' } }, words.cancel],
] as const)(
  'who cancels what %s is led to where it says so (rule orders/cancel)',
  async (_what, part, button) => {
    const cancelled: Order = { ...order, status: 'cancelled' };
    renderApp(
      <OrderPage id={example.id} slug="norte" locale="es-CO" renderBill={() => null} renderAmount={String} />,
      { [getOrder.path]: [{ ...order, ...part }, cancelled, cancelled] },
    );
    const asks = await screen.findByRole('button', { name: button });
    document.documentElement.scrollTop = 900;
    await userEvent.click(asks);
    await userEvent.click(screen.getByRole('button', { name: words.cancel_confirm }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(screen.getByRole('status')).toHaveTextContent(words.now_cancelled);
    expect(document.documentElement.scrollTop).toBe(0);
  },
);
