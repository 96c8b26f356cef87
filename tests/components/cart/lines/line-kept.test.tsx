import { screen } from '@testing-library/react';
import { LineKept } from '@/components/menu/product/line/line-kept';
import { OrderLines } from '@/components/orders/order-lines';
import { getOrder } from '@/lib/contract/orders/calls';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { renderApp } from '@/tests/support/browser/render-app';

test('a line says until when its price is kept, and nothing where none is (rule cart/kept-price)', () => {
  const { unmount } = renderApp(<LineKept line={{ kept_until: '2026-11-18T17:45:00.000Z' }} />, {});
  expect(screen.getByText(/para ti vale el anterior hasta 12:45\sp\.\sm\.$/)).toBeVisible();
  unmount();
  renderApp(<LineKept line={{ kept_until: null }} />, {});
  expect(document.body).not.toHaveTextContent('precio');
});

test.each([
  [true, 1],
  [undefined, 0],
])(
  'an order says which dish was paid at a price that was kept: %s (rule cart/kept-price)',
  (wasKept, times) => {
    const order = getContractExample(getOrder);
    const [line] = order.products;
    if (!line) throw new Error('the recorded order is empty');
    const products = [{ ...line, ...(wasKept && { was_kept: wasKept }) }];
    renderApp(<OrderLines order={{ ...order, products }} renderAmount={String} />, {});
    expect(screen.queryAllByText(es.Order.price_kept)).toHaveLength(times);
  },
);

test('what is still to be paid says until when its price is kept (rule cart/kept-price)', () => {
  const order = getContractExample(getOrder);
  const [line] = order.products;
  if (!line) throw new Error('the recorded order is empty');
  const products = [{ ...line, kept_until: '2026-11-18T17:45:00.000Z' }];
  renderApp(<OrderLines order={{ ...order, products }} renderAmount={String} />, {});
  expect(screen.getByText(/para ti vale el anterior hasta 12:45\sp\.\sm\.$/)).toBeVisible();
});
