import { screen } from '@testing-library/react';
import { OrderSummary } from '@/components/orders/order-summary';
import { getOrder } from '@/lib/contract/orders/calls';
import type { Order } from '@/lib/contract/orders/orders';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { renderApp } from '@/tests/support/browser/render-app';
import { ADDRESS } from '@/tests/support/browser/render-precheckout';

const example = getContractExample(getOrder);
const [line] = example.products;
if (!line) throw new Error('no line is recorded');
const order: Order = { ...example, service: 'delivery', place: ADDRESS, total: 45_900 };
order.products = [{ ...line, count: 3, name: 'Ajiaco' }];

function show(one: Order, isWide: boolean) {
  window.matchMedia = jest.fn().mockReturnValue({ matches: isWide });
  renderApp(
    <OrderSummary order={one} renderAmount={(amount) => `$ ${amount}`}>
      <p>la cuenta</p>
    </OrderSummary>,
    {},
  );
}

test.each([
  ['one line', false],
  ['open', true],
])('on a phone one line, on a wide screen open: %s (rule orders/summary)', (_how, isWide) => {
  show(order, isWide);
  expect(screen.getByText('3 productos · a Calle 60 # 9-40')).toBeVisible();
  expect(screen.getByText('$ 45900')).toBeVisible();
  const bill = expect(screen.getByText('la cuenta'));
  if (isWide) bill.toBeVisible();
  else bill.not.toBeVisible();
});

test('what is fetched says where (rule orders/summary)', () => {
  show({ ...order, service: 'take_away', place: null }, false);
  expect(screen.getByText(`3 productos · recoges en ${example.supplier.name}`)).toBeVisible();
});

test('a wanted slot is told beside the payment (rule cart/slot)', () => {
  const slot = {
    schedule_date: '2026-03-02',
    schedule_day: '2026-03-02',
    schedule_hour: '19:30',
    schedule_until: '20:00',
  };
  show({ ...order, ...slot, status: 'in_progress' }, true);
  expect(screen.getByText('Llega el lunes, 2 de marzo, entre 7:30 p. m. y 8:00 p. m.')).toBeVisible();
});
