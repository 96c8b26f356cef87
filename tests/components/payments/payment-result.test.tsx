import { act, screen } from '@testing-library/react';
import { FailedPayment, PendingPayment } from '@/components/payments/results/payment-result';
import { getOrder } from '@/lib/contract/orders/calls';
import type { Payment } from '@/lib/contract/orders/orders';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { renderApp } from '@/tests/support/browser/render-app';

const { payment } = getContractExample(getOrder);
if (!payment) throw new Error('no payment is recorded');
const declined = { ...payment, status: 'declined' as const, message: 'Fondos insuficientes' };
const show = (locale: string, failed: Payment = declined) =>
  renderApp(<FailedPayment payment={failed} locale={locale} />, {});
const { Checkout, Errors } = es;

test('a refusal takes the focus', () => {
  show('es-CO');
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByRole('heading')).toHaveTextContent(Checkout.result_unpaid);
});

test.each(['es-CO', 'en-CO', 'pt-BR'])(
  'in %s the gateway’s own words are left out (rule payments/results)',
  (locale) => {
    show(locale);
    expect(screen.getByRole('alert')).not.toHaveTextContent('Fondos');
  },
);

test.each([
  ['a refused card', { status: 'declined', method: 'card' }, Errors.payment_declined],
  ['a refused bank payment', { status: 'declined', method: 'pse' }, Errors.payment_rejected],
  ['a refused wallet', { status: 'declined', method: 'nequi' }, Errors.payment_declined],
  ['an error at the gateway', { status: 'error', not_created: false }, Errors.payment_error],
  ['a charge that was not created', { status: 'error', not_created: true }, Errors.transaction_failed],
  [
    'a charge without a record',
    { status: 'expired', not_received: true, message: null },
    Errors.payment_not_processed,
  ],
] as const)('%s is told in the sentence of the catalogue (rule payments/results)', (_what, changes, text) => {
  show('es-CO', { ...declined, ...changes });
  expect(screen.getByText(text)).toBeVisible();
});

test('a wallet that refused is named', () => {
  show('es-CO', { ...declined, method: 'nequi' });
  expect(screen.getByRole('heading')).toHaveTextContent(Checkout.result_declined_nequi);
});

test('of a payment without an answer nobody says that nothing was charged: it may be, and that goes back', () => {
  show('es-CO', { ...declined, status: 'expired', message: null });
  expect(screen.getByRole('heading')).toHaveTextContent(Checkout.result_expired);
  expect(screen.getByRole('alert')).toHaveTextContent(Checkout.may_be_charged);
  expect(screen.getByRole('alert')).not.toHaveTextContent(Checkout.not_charged);
});

test.each([
  ['is being sent', null],
  ['the bank has not decided', { ...payment, status: 'pending', next_action: null, pse: null } as const],
])(
  'a payment that %s is processed for ten seconds, and says only then that the bank takes its time',
  (_what, waiting) => {
    jest.useFakeTimers();
    renderApp(<PendingPayment payment={waiting} bank={null} isGoing={false} />, {});
    expect(screen.getByRole('heading')).toHaveTextContent(Checkout.paying);
    expect(screen.getByText(Checkout.paying_text)).toBeVisible();
    act(() => jest.advanceTimersByTime(10_000));
    jest.useRealTimers();
    expect(screen.getByRole('heading')).toHaveTextContent(Checkout.result_pending);
    expect(screen.getByText(Errors.payment_pending)).toBeVisible();
  },
);

test('a card that its bank asks about on its own page: what can be done when its time is over', () => {
  const next_action = {
    type: 'redirect',
    url: 'https://bank.test/ask',
    can_leave: false,
    until: '2099-01-01T00:00:00Z',
  } as const;
  const asked = { ...payment, method: 'card', status: 'pending', pse: null, next_action } as const;
  renderApp(<PendingPayment payment={asked} bank={null} isGoing={false} />, {});
  expect(screen.getByText(Checkout.bank_after)).toBeVisible();
});

test('a card’s page that may be left says so in place of what can be done later (rule payments/leaving)', () => {
  const next_action = {
    type: 'redirect',
    url: 'https://bank.test/ask',
    can_leave: true,
    until: '2099-01-01T00:00:00Z',
  } as const;
  const asked = { ...payment, method: 'card', status: 'pending', pse: null, next_action } as const;
  renderApp(<PendingPayment payment={asked} bank={null} isGoing={false} />, {});
  expect(screen.getByRole('link', { name: Checkout.bank_go })).toBeVisible();
  expect(screen.getByRole('button', { name: Checkout.leave_payment })).toBeVisible();
  expect(screen.queryByText(Checkout.bank_after)).toBeNull();
});

test('a payment that was cancelled for its payer says that nothing was charged (rule payments/leaving)', () => {
  const left = { ...payment, method: 'card', status: 'expired', pse: null, cancelled: true } as const;
  renderApp(<FailedPayment payment={{ ...left, next_action: null }} locale="es-MX" />, {});
  expect(screen.getByRole('alert')).toHaveTextContent(Checkout.cancelled_text);
  expect(screen.getByRole('heading')).toHaveTextContent(Checkout.result_given_up);
});
