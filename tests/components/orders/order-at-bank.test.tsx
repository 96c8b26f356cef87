import { act, screen } from '@testing-library/react';
import { OrderPage } from '@/components/orders/order-page';
import { getOrder } from '@/lib/contract/orders/calls';
import type { Order, Payment } from '@/lib/contract/orders/orders';
import { giveUpPayment } from '@/lib/contract/payments/calls';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { renderApp } from '@/tests/support/browser/render-app';

const example = getContractExample(getOrder);
const { payment: recorded } = example;
if (!recorded) throw new Error('no payment is recorded');
const URL_OF_BANK = 'https://registro.pse.com.co/start?enc=1';
const waiting = (payment: Partial<Payment>): Order => ({
  ...example,
  is_cart: false,
  status: 'in_progress',
  payment: { ...recorded, online: true, status: 'pending', retry_until: null, ...payment },
});
const AT_BANK = waiting({
  method: 'pse',
  pse: { bank: { code: '1', name: 'Bancolombia' }, person: 'natural', dni_type: 'CC', dni: '1020304050' },
  next_action: { type: 'redirect', url: URL_OF_BANK, until: '2026-11-21T12:30:00Z', can_leave: false },
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  history.replaceState(null, '', '/');
});

const show = async (orders: unknown[], answers = {}) => {
  const shown = renderApp(
    <OrderPage id={7} slug="norte" locale="es-CO" renderBill={() => null} renderAmount={String} />,
    { [getOrder.path]: orders, ...answers },
  );
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  return shown;
};

test('a payment left at the bank names it and leads back there, until its result is known (rule payments/pse)', async () => {
  await show([AT_BANK, waiting({ ...AT_BANK.payment, status: 'success', next_action: null })]);
  expect(screen.getByRole('status')).toHaveTextContent('Termina el pago en Bancolombia');
  expect(screen.getByRole('link', { name: es.Checkout.bank_go })).toHaveAttribute('href', URL_OF_BANK);
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(screen.queryByRole('link', { name: es.Checkout.bank_go })).toBeNull();
  expect(screen.getByText(es.Order.paid_with).nextSibling).toHaveTextContent(es.Order.paid);
});

test('a card that waits at its bank’s page is left from the order itself, and can be paid again (rule payments/leaving)', async () => {
  const page = {
    type: 'redirect',
    url: URL_OF_BANK,
    until: '2099-01-01T00:00:00Z',
    can_leave: true,
  } as const;
  const asked = waiting({ method: 'card', next_action: page });
  const left = { status: 'expired', cancelled: true, retry_until: '2099-01-01T00:00:00Z' } as const;
  await show([asked], { [giveUpPayment.path]: [{ ...waiting({ method: 'card', ...left }), id: 7 }] });
  act(() => screen.getByRole('button', { name: es.Checkout.leave_payment }).click());
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(screen.getByRole('alert')).toHaveTextContent(es.Checkout.cancelled_text);
  expect(screen.getByRole('link', { name: es.Order.pay_now })).toBeVisible();
});

test('one that waits in a wallet says what to do there (rule payments/nequi)', async () => {
  await show([waiting({ method: 'nequi', next_action: { type: 'wait', until: '2026-11-21T12:00:00Z' } })]);
  expect(screen.getByRole('status')).toHaveTextContent(es.Checkout.nequi_wait);
});

test('what the gateway added to the address is taken out and decides nothing (guarantee/return-page)', async () => {
  history.replaceState({ kept: 1 }, '', '/norte/order/7?lang=en&id=1-2-3&env=test&status=APPROVED');
  await show([AT_BANK]);
  expect(location.href).toMatch(/\/norte\/order\/7\?lang=en&status=APPROVED$/);
  expect(history.state).toEqual({ kept: 1 });
  expect(screen.getByRole('status')).toHaveTextContent('Termina el pago en Bancolombia');
});
