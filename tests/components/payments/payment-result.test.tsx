import { screen } from '@testing-library/react';
import { FailedPayment } from '@/components/payments/payment-result';
import { getOrder } from '@/lib/contract/orders/calls';
import type { Payment } from '@/lib/contract/orders/orders';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { renderVisit } from '@/tests/support/browser/render-visit';

const { payment } = getContractExample(getOrder);
if (!payment) throw new Error('no payment is recorded');
const declined = { ...payment, status: 'declined' as const, message: 'Fondos insuficientes' };
const show = (locale: string, failed: Payment = declined) =>
  renderVisit(<FailedPayment payment={failed} locale={locale} />, {});

test('a refusal takes the focus and says what the bank said', () => {
  show('es-CO');
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent(es.Checkout.result_declined);
  expect(screen.getByText('Fondos insuficientes')).toBeVisible();
});

test.each(['en-CO', 'pt-BR'])('in %s the gateway’s Spanish sentence is left out', (locale) => {
  show(locale);
  expect(screen.getByRole('alert')).not.toHaveTextContent('Fondos');
});

test('of what the bank refused nothing was charged (rule payments/results)', () => {
  show('es-CO');
  expect(screen.getByRole('alert')).toHaveTextContent(es.Checkout.not_charged);
});

test('of what the bank never answered nobody says that: it may still charge, and that goes back', () => {
  show('es-CO', { ...declined, status: 'expired', message: null });
  expect(screen.getByRole('alert')).toHaveTextContent(es.Checkout.may_be_charged);
  expect(screen.getByRole('alert')).not.toHaveTextContent(es.Checkout.not_charged);
});
